/** Deska: gables, a tram, and wear at the corners. */
import { at, type Cover } from "./parts";

export function deska(): Cover {
  const w = 204,
    h = 272;
  let art = `<rect width="${w}" height="${h}" fill="#EADFC1"/>`;
  for (let i = 0; i < 26; i++) {
    const a = -180 + i * (180 / 26),
      b = a + 180 / 52;
    const p = (d: number) =>
      `${102 + 330 * Math.cos((d * Math.PI) / 180)} ${214 + 330 * Math.sin((d * Math.PI) / 180)}`;
    art += `<path d="M102 214L${p(a)}L${p(b)}Z" fill="#C9A45C" opacity=".42"/>`;
  }
  art += `<circle cx="102" cy="214" r="58" fill="#E3B34A"/>`;
  const gable = (x: number, ww: number, hh: number, s: number, f: string) => {
    const y = h - 20 - hh,
      top = hh * 0.36,
      sw = ww / 2 / (s + 0.6),
      sh = top / s;
    let d = `M${x} ${h}V${y + top}`,
      cx0 = x,
      cy = y + top;
    for (let i = 0; i < s; i++) {
      cy -= sh;
      d += `V${cy}`;
      cx0 += sw;
      d += `H${cx0}`;
    }
    d += `H${x + ww - s * sw}`;
    for (let i = 0; i < s; i++) {
      cy += sh;
      d += `V${cy}H${x + ww - (s - 1 - i) * sw}`;
    }
    d += `V${h}Z`;
    let r = `<path d="${d}" fill="${f}"/>`;
    for (let k = 0; k < 2; k++)
      for (let c = 0; c < 2; c++)
        r += `<path d="M${x + ww * (0.22 + c * 0.36)} ${y + top + 8 + k * 18}h7v11h-7z" fill="#F3E2B3"/>`;
    return r;
  };
  art +=
    gable(0, 36, 64, 4, "#8C5A3C") +
    gable(36, 32, 84, 4, "#6E4630") +
    gable(68, 40, 70, 4, "#A4683F") +
    gable(108, 30, 94, 4, "#5E4A3A") +
    gable(138, 36, 74, 4, "#935338") +
    gable(174, 32, 88, 4, "#74503A");
  art += `<path d="M0 236h204v36H0z" fill="#2A2118"/><g>${at("tram", 16, 217, 34, "#C8202A")}</g><path d="M0 251h204" stroke="#EADFC1" stroke-width="1.5"/>`;
  art += `<path d="M0 26h204v58H0z" fill="#C8202A"/><path d="M0 30h204M0 80h204" stroke="#F3E2B3" stroke-width="1.5"/><text x="102" y="70" text-anchor="middle" font-family="Deska" font-size="43" letter-spacing="3" fill="#FBF1D9">DESKA</text><text x="102" y="104" text-anchor="middle" font-family="DeskaText" font-weight="600" font-size="11.5" letter-spacing="7" fill="#4A3826">BRUXELLES</text>`;
  art += `<path d="M0 0h26l-8 7-10 3-8 9z" fill="#fff" opacity=".35"/><path d="M204 272v-30l-6 10-4 12-9 8z" fill="#fff" opacity=".22"/><path d="M168-4l40 36v16L152-4z" fill="#D9C08A" opacity=".8"/>`;
  return { width: w, height: h, art, spine: "#5A4326" };
}
