/** Révolution: the round board and its unit. */
import { sector, type Cover } from "./parts";

export function revolution(): Cover {
  const w = 262,
    h = 262;
  let art = `<rect width="${w}" height="${h}" fill="#16202B"/>`;
  const C = 131,
    cols = [
      "#8B5A2B",
      "#8B5A2B",
      "#A8DDF5",
      "#A8DDF5",
      "#A8DDF5",
      "#D53E8F",
      "#D53E8F",
      "#D53E8F",
      "#F39A1E",
      "#F39A1E",
      "#F39A1E",
      "#E11F26",
      "#E11F26",
      "#E11F26",
      "#FCE300",
      "#FCE300",
      "#FCE300",
      "#1EA34A",
      "#1EA34A",
      "#1EA34A",
      "#0A4DA1",
      "#0A4DA1",
    ];
  art += `<circle cx="${C}" cy="${C + 6}" r="104" fill="#0E161E"/>`;
  cols.forEach((c, i) => {
    const a = 98 + (i * 360) / 22,
      b = a + 360 / 22 - 1.6;
    art += `<path d="${sector(C, 72, 100, a, b)}" transform="translate(0 6)" fill="${c}"/>`;
  });
  ["#3FB8E8", "#5CBF4A", "#F2B31B", "#8A4FBF"].forEach((c, i) => {
    art += `<path d="${sector(C, 62, 67, 95 + i * 90, 95 + i * 90 + 80)}" transform="translate(0 6)" fill="${c}"/>`;
  });
  art += `<circle cx="${C}" cy="${C + 6}" r="54" fill="#22303F"/><rect x="${C - 40}" y="${C - 12}" width="80" height="37" rx="5" fill="#0B120C"/><rect x="${C - 37}" y="${C - 9}" width="74" height="31" rx="3.5" fill="#C9D8A8"/><text x="${C + 18}" y="${C + 16}" text-anchor="end" font-family="Segments" font-size="21" fill="#1B2A12">15</text><text x="${C + 21}" y="${C + 16}" font-family="Segments" font-size="15" fill="#1B2A12">M</text>`;
  art += `<text x="18" y="35" font-family="Revolution" font-weight="700" font-size="25" fill="#fff">Révolution</text><text x="${w - 18}" y="${h - 14}" text-anchor="end" font-family="Revolution" font-weight="500" font-size="11" fill="#F2B31B">2009</text>`;
  return { width: w, height: h, art, spine: "#0B1219" };
}
