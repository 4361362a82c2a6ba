/** What is printed in the middle of the boards, on 540 by 540, and the places of things on it. */
import { star } from "../../../drawings/boxes/parts";

export interface StageArt {
  /** Behind everything; shown on small boards too. */
  ground: string;
  /** The word mark, left out where it would be too small. */
  mark: string;
  /** The middles of the piles: across, down, turned. */
  piles: readonly (readonly [number, number, number])[];
  /** The middles of the dice and of their sum. */
  dice: readonly [readonly [number, number], readonly [number, number], readonly [number, number]];
  /** The middle of the stage's content. */
  centre: number;
  /** The bank's stock as a row of pieces, or as two figures in a corner. */
  tray: "row" | "corner";
}

const PLAIN: StageArt = {
  ground: "",
  mark: "",
  piles: [
    [86, 92, -9],
    [454, 92, 9],
  ],
  dice: [
    [85, 302],
    [121, 366],
    [97, 440],
  ],
  centre: 284,
  tray: "row",
};

function globe(): string {
  const lines = [0.34, 0.68]
    .map((share) => `<ellipse cx="270" cy="286" rx="${252 * share}" ry="252"/>`)
    .concat(
      [-168, -84, 0, 84, 168].map((y) => {
        const half = Math.sqrt(252 ** 2 - y ** 2);
        return `<path d="M${270 - half} ${286 + y}q${half} ${y * 0.22} ${2 * half} 0"/>`;
      }),
      `<path d="M270 34v504"/>`,
    )
    .join("");
  return `<g fill="none" stroke="var(--ink)" stroke-opacity=".13" stroke-width="1.4"><circle cx="270" cy="286" r="252" stroke-opacity=".3" stroke-width="1.8"/>${lines}</g>`;
}

const euro: StageArt = {
  ...PLAIN,
  ground: globe(),
  mark:
    `<text x="272" y="55" text-anchor="middle" font-family="Euro" font-size="35" letter-spacing="4" fill="var(--ink)">EURO</text>` +
    `<path d="M195 67h151" stroke="var(--accent)" stroke-width="3.4"/>` +
    `<text x="273" y="87" text-anchor="middle" font-family="Euro" font-size="11.500" letter-spacing="4.500" fill="var(--ink-2)">1999</text>`,
};

function night(): string {
  const skies = [
    [186, "#38247A"],
    [142, "#4B2F98"],
    [100, "#6A45B8"],
  ] as const;
  const stars = [
    [164, 98, 9],
    [232, 84, 5],
    [300, 104, 7],
    [118, 152, 7],
    [196, 148, 4],
    [148, 214, 5],
    [98, 232, 4],
    [262, 130, 3.5],
    [428, 234, 6],
    [450, 296, 5],
    [340, 88, 4],
  ] as const;
  return (
    `<clipPath id="night"><circle cx="270" cy="267" r="213"/></clipPath>` +
    `<circle cx="273" cy="273" r="219" fill="#000" opacity=".16"/><circle cx="270" cy="267" r="219" fill="#F2B705"/><circle cx="270" cy="267" r="215.500" fill="#FFF6E3"/><circle cx="270" cy="267" r="213" fill="#2B1B5C"/><g clip-path="url(#night)">` +
    skies.map(([r, fill]) => `<circle cx="270" cy="312" r="${r}" fill="${fill}"/>`).join("") +
    `<path d="M402 110a41 41 0 1 0 17 70 36 36 0 1 1-17-70z" fill="#FBE9A9"/>` +
    stars.map(([x, y, r]) => star(x, y, r)).join("") +
    `<path d="M40 400c60-46 110-50 168-38s120 22 170-4 90-30 130-20v170H40z" fill="#2F6149"/><path d="M40 432c70-26 130-30 190-14s140 30 280-26v120H40z" fill="#244F3C"/>` +
    [80, 108, 402, 432, 462]
      .map((x, i) => `<path d="M${x} ${344 + (i % 2) * 12}l17 46h-34z" fill="#1C3F30"/>`)
      .join("") +
    `<circle cx="340" cy="246" r="7" fill="#B79BE0"/><circle cx="352" cy="230" r="10" fill="#A98AD9"/><circle cx="372" cy="212" r="14" fill="#9A78D0"/>` +
    `<path d="M322 262h22v42h-22z" fill="#9A4E73"/><path d="M319 256h28v9h-28z" fill="#7D3B5C"/>` +
    `<path d="M204 346h132v62H204z" fill="#FFF0D2"/><path d="M172 350c4-62 40-100 98-100s96 38 100 100c-12 9-22 9-33 0-11 9-23 9-34 0-11 9-22 9-33 0-11 9-22 9-33 0-11 9-22 9-33 0-11 9-21 9-32 0z" fill="#E8A0BF"/><path d="M172 350c4-62 40-100 98-100-34 20-56 56-60 100-12 9-27 9-38 0z" fill="#F6C3D7"/>` +
    `<circle cx="270" cy="296" r="12.500" fill="#FFE27A" stroke="#8A4B67" stroke-width="3.500"/>` +
    [228, 312]
      .map(
        (x) =>
          `<circle cx="${x}" cy="374" r="12" fill="#FFE27A" stroke="#8A4B67" stroke-width="3.500"/><path d="M${x} 362v24M${x - 12} 374h24" stroke="#8A4B67" stroke-width="2.500"/>`,
      )
      .join("") +
    `<path d="M252 408v-24a18 18 0 0 1 36 0v24z" fill="#6B4226"/><circle cx="282" cy="391" r="2.400" fill="#F2B705"/><path d="M256 408h28c-4 22-30 26-24 44s12 20 8 40h-30c4-22-10-26-6-46s22-20 24-38z" fill="#CFC096"/>` +
    `</g>`
  );
}

const disney: StageArt = {
  ground: night(),
  mark:
    `<path d="M78 453c60 24 130 34 192 34s132-10 192-34l-16 24 12 26c-60 14-124 20-188 20s-128-6-188-20l12-26z" fill="#C78F00"/>` +
    `<path d="M122 455c48 14 98 20 148 20s100-6 148-20v46c-48 12-98 17-148 17s-100-5-148-17z" fill="#F2B705"/>` +
    `<text x="270" y="508" text-anchor="middle" font-family="Disney" font-weight="800" font-size="32" fill="#2A1A3E">Disney</text>`,
  piles: [
    [72, 76, -14],
    [468, 76, 14],
  ],
  dice: [
    [448, 402],
    [494, 458],
    [0, 0],
  ],
  centre: 268,
  tray: "corner",
};

function gable(x: number, width: number, high: number, fill: string): string {
  const [ground, steps] = [530, 4];
  const y = ground - high;
  const top = Math.min(44, high * 0.4);
  const [across, up] = [width / 2 / (steps + 0.6), top / steps];
  let d = `M${x} ${ground}V${y + top}`;
  for (let i = 0; i < steps; i++) d += `v${-up}h${across}`;
  d += `H${x + width - steps * across}`;
  for (let i = 0; i < steps; i++) d += `v${up}h${across}`;
  let art = `<path d="${d}V${ground}z" fill="${fill}"/><circle cx="${x + width / 2}" cy="${y + top * 0.55}" r="4" fill="#F3E2B3"/>`;
  for (let row = 0; y + top + 10 + row * 24 < ground - 22; row++)
    for (const share of [0.2, 0.46, 0.72])
      art += `<path d="M${x + width * share - 3} ${y + top + 10 + row * 24}h7v13h-7z" fill="#F3E2B3"/>`;
  return art;
}

function fan(x: number, flip: number): string {
  const rays = [12, 24, 36, 48, 60, 72].map((a) => {
    const rad = (a * Math.PI) / 180;
    return `<path d="M0 0L${52 * Math.cos(rad)} ${52 * Math.sin(rad)}"/>`;
  });
  return `<g transform="translate(${x} 9) scale(${flip} 1)" fill="none" stroke="#8A6A2C" stroke-width="1.300"><path d="M14 0a14 14 0 0 1-14 14M28 0a28 28 0 0 1-28 28M40 0a40 40 0 0 1-40 40M54 0a54 54 0 0 1-54 54"/>${rays.join("")}</g>`;
}

function square(): string {
  const rays = Array.from({ length: 22 }, (_, i) => {
    const at = (a: number) => `${270 + 700 * Math.cos(a)} ${436 + 700 * Math.sin(a)}`;
    const a = -Math.PI + (i * Math.PI) / 22;
    return `<path d="M270 436L${at(a)}L${at(a + Math.PI / 44)}z"/>`;
  }).join("");
  const roofs = [
    [8, 56, 76, "#8C5A3C"],
    [64, 46, 100, "#6E4630"],
    [110, 62, 84, "#A4683F"],
    [172, 40, 108, "#5E4A3A"],
    [212, 62, 92, "#935338"],
    [274, 44, 108, "#6E4630"],
    [318, 52, 82, "#A4683F"],
    [370, 42, 106, "#5A3A28"],
    [412, 60, 78, "#8C5A3C"],
    [472, 60, 92, "#74503A"],
  ] as const;
  return (
    `<clipPath id="square"><path d="M0 0h540v540H0z"/></clipPath><g clip-path="url(#square)"><g fill="#B98F45" opacity="var(--rays, .2)">${rays}</g><circle cx="270" cy="436" r="104" fill="#D9AE55" opacity=".45"/>` +
    fan(9, 1) +
    fan(531, -1) +
    roofs.map(([x, width, high, fill]) => gable(x, width, high, fill)).join("") +
    `<path d="M8 526h524v7H8z" fill="#2A2118"/><path d="M4 4h532v532H4zM9 9h522v522H9z" fill="none" stroke="#8A6A2C" stroke-width="1.400"/></g>`
  );
}

const deska: StageArt = {
  ...PLAIN,
  ground: square(),
  mark:
    `<text x="272" y="84" text-anchor="middle" font-family="Deska" font-size="57" letter-spacing="4" fill="var(--ink)">DESKA</text>` +
    `<path d="M120 99h300M146 106h248" stroke="var(--accent)" stroke-width="2.600"/>` +
    `<text x="274" y="128" text-anchor="middle" font-family="DeskaText" font-weight="600" font-size="16" letter-spacing="8" fill="var(--ink-2)">BRUXELLES</text>`,
  piles: [
    [88, 175, -7],
    [454, 175, 8],
  ],
  dice: [
    [80, 308],
    [112, 369],
    [0, 0],
  ],
  centre: 286,
  tray: "corner",
};

const STAGES = new Map(Object.entries({ euro, disney, deska }));

/** The stage of a look; plain for one without its own picture. */
export function stageArt(look: string): StageArt {
  return STAGES.get(look) ?? PLAIN;
}
