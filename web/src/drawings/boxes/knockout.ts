/** Knockout: the lane, and a token that hits. */
import { radians } from "../geometry/ring";
import { makeLens } from "../geometry/lens";
import { disc, escaped, quad, type Cover } from "./parts";

/** The title in two lines: one word in halves, or a word on each. */
function lettered(title: string): string {
  const [first = "", ...rest] = title === ENGLISH ? ["Knock", "out"] : title.split(" ");
  return [first, rest.join(" ")]
    .map((text, i) => {
      const size = Math.min(35, 236 / Math.max(text.length, 1));
      const ink = 'stroke="#1B1B1B" stroke-width="7" stroke-linejoin="round"';
      const drawn = (more: string) =>
        `<text x="79" y="${60 + 34 * i}" text-anchor="middle" font-family="Knockout" font-weight="900" font-size="${size}" ${more}>${escaped(text)}</text>`;
      return drawn(`fill="#1B1B1B" ${ink}`) + drawn(`fill="${i ? "#FCE300" : "#fff"}"`);
    })
    .join("");
}

const ENGLISH = "Knockout";

export function knockout(_line: string, title: string): Cover {
  const w = 158,
    h = 352;
  let art = `<rect width="${w}" height="${h}" fill="#E11F26"/>`;
  for (let i = 0; i < 18; i++) {
    const a = i * 20;
    art += `<path d="M79 150L${79 + 400 * Math.cos(radians(a))} ${150 + 400 * Math.sin(radians(a))}L${79 + 400 * Math.cos(radians(a + 10))} ${150 + 400 * Math.sin(radians(a + 10))}Z" fill="#B8121A" opacity=".55"/>`;
  }
  const rows = [
    "#8B5A2B",
    "#A8DDF5",
    "#D53E8F",
    "#F39A1E",
    "#E11F26",
    "#FCE300",
    "#1EA34A",
    "#0A4DA1",
  ];
  const v = makeLens({ centre: 79, nearY: 352, farY: 128, nearWidth: 150, farWidth: 52 });
  rows.forEach((c, i) => {
    for (let k = 0; k < 3; k++)
      art += `<path d="${quad(v, k * 100, i * 114.4, 100, 114.4)}" fill="${c}" stroke="#1B1B1B" stroke-width="1"/>`;
  });

  art += `<path d="M79 92l7 24 22-13-11 23 25 5-25 7 11 23-22-13-7 24-7-24-22 13 11-23-25-7 25-5-11-23 22 13z" transform="translate(-9 44) scale(1.12)" fill="#fff"/>`;
  art +=
    disc(58, 198, 20, "blue") +
    disc(103, 186, 19, "yellow") +
    disc(66, 292, 27, "red") +
    `<path d="M68 262l6-26" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 8"/>`;
  art += `<g transform="rotate(-8 79 60)">${lettered(title)}</g>`;
  return { width: w, height: h, art, spine: "#7E0B11", lean: 2.4 };
}
