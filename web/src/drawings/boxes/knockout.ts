/** Knockout: the lane, and a token that hits. */
import { radians } from "../geometry/ring";
import { makeLens } from "../geometry/lens";
import { disc, quad, type Cover } from "./parts";

export function knockout(): Cover {
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
  art += `<g transform="rotate(-8 79 60)"><text x="79" y="60" text-anchor="middle" font-family="Knockout" font-weight="900" font-size="35" fill="#1B1B1B" stroke="#1B1B1B" stroke-width="7" stroke-linejoin="round">Knock</text><text x="79" y="60" text-anchor="middle" font-family="Knockout" font-weight="900" font-size="35" fill="#fff">Knock</text><text x="79" y="94" text-anchor="middle" font-family="Knockout" font-weight="900" font-size="35" fill="#1B1B1B" stroke="#1B1B1B" stroke-width="7" stroke-linejoin="round">out</text><text x="79" y="94" text-anchor="middle" font-family="Knockout" font-weight="900" font-size="35" fill="#FCE300">out</text></g>`;
  return { width: w, height: h, art, spine: "#7E0B11", lean: 2.4 };
}
