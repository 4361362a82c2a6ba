/** Euro: a coin over the roofs of Europe. */
import { at, type Cover } from "./parts";

export function euro(): Cover {
  const w = 226,
    h = 312;
  let art = `<rect width="${w}" height="${h}" fill="#123A6B"/><rect width="${w}" height="206" fill="#17488A"/>`;
  for (const r of [60, 92, 124, 158])
    art += `<circle cx="113" cy="150" r="${r}" fill="none" stroke="#fff" stroke-opacity=".1" stroke-width="1.4"/>`;
  for (const x of [30, 62])
    art += `<ellipse cx="113" cy="150" rx="${x}" ry="158" fill="none" stroke="#fff" stroke-opacity=".09" stroke-width="1.4"/>`;
  art += `<circle cx="113" cy="168" r="62" fill="#FFCC00"/><circle cx="113" cy="168" r="53" fill="none" stroke="#C99A00" stroke-width="2.5"/><path d="M134 146a30 30 0 1 0 0 44M74 160h46M74 175h43" fill="none" stroke="#8A6500" stroke-width="8.5" stroke-linecap="round"/>`;

  art +=
    `<path d="M0 216q60-12 113-4t113-2v102H0z" fill="#0F2F58"/>` +
    at("sagrada_familia", 8, 170, 58, "#2E6BB5") +
    at("parthenon", 156, 178, 62, "#2E6BB5") +
    at("brandenburg_gate", 72, 196, 66, "#3F82D2") +
    at("windmill", -6, 206, 66, "#0B2445") +
    at("eiffel_tower", 150, 168, 86, "#0B2445") +
    `<path d="M0 262q70-16 226-6v56H0z" fill="#0B2445"/>`;
  art += `<text x="113" y="56" text-anchor="middle" font-family="Euro" font-size="37" letter-spacing="5" fill="#fff">EURO</text><text x="113" y="82" text-anchor="middle" font-family="Euro" font-size="12" letter-spacing="6" fill="#FFCC00">1999</text>`;
  return { width: w, height: h, art, spine: "#0B2445" };
}
