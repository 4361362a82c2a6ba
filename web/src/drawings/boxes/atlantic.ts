/** Atlantic: a lighthouse, the sea, and a boardwalk that leads to it. */
import { at, type Cover } from "./parts";

export function atlantic(): Cover {
  const w = 214,
    h = 286;
  let art = `<rect width="${w}" height="${h}" fill="#14505C"/><rect y="96" width="${w}" height="92" fill="#F2A541"/><rect y="74" width="${w}" height="40" fill="#E4784A"/><circle cx="84" cy="172" r="46" fill="#FFE3A3"/>`;
  // The beam of the light, then its tower.
  art += `<path d="M168 96L0 66v44z" fill="#FFF3CF" opacity=".5"/><path d="M168 96l46-10v22z" fill="#FFF3CF" opacity=".5"/>`;
  art += `<path d="M160 108h16l6 80h-28z" fill="#F7F3E8"/><path d="M158.6 126h18.8l1.2 16h-21.2zM156.2 158h23.6l1.3 16h-26.2z" fill="#C8202A"/><path d="M158 88h20v14h-20z" fill="#12222B"/><path d="M161 91h14v8h-14z" fill="#FFE38A"/><path d="M156 88h24l-12-12zM154 102h28v5h-28z" fill="#12222B"/>`;
  // Three lines of waves.
  ["#2C7A86", "#1F6672", "#184F5B"].forEach((fill, row) => {
    const y = 182 + row * 14;
    let crest = `M-12 ${y}`;
    for (let x = 0; x < 10; x++) crest += "q6-7 12 0t12 0";
    art += `<path d="${crest}V${h}H-12z" fill="${fill}"/>`;
  });
  // The planks converge towards the light.
  art += `<path d="M0 ${h}L128 196h24L${w} ${h}z" fill="#B5824F"/>`;
  for (let plank = 0; plank < 7; plank++) {
    const far = plank / 7,
      y = h - 90 * (1 - (1 - far) ** 2);
    const reach = (h - y) / 90;
    art += `<path d="M${128 * reach} ${y}H${w - 62 * reach}" stroke="#7A5230" stroke-width="${2.4 - 1.8 * far}"/>`;
  }
  art += at("ship", 22, 168, 38, "#12222B");
  art += `<text x="107" y="56" text-anchor="middle" font-family="Display" font-weight="800" font-size="38" letter-spacing="1" fill="#FFE3A3">Atlantic</text>`;
  return { width: w, height: h, art, spine: "#0B333B" };
}
