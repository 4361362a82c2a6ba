/** Disney: an open book, and what rises from it. */
import { at, star, type Cover } from "./parts";

export function disney(line: string): Cover {
  const w = 222,
    h = 296;
  let art = `<rect width="${w}" height="${h}" fill="#2B1B5C"/><circle cx="111" cy="240" r="190" fill="#38247A"/><circle cx="111" cy="246" r="142" fill="#4B2F98"/><circle cx="111" cy="250" r="98" fill="#6A45B8"/>`;
  art += `<path d="M174 86a24 24 0 1 0 19 38 20 20 0 1 1-19-38z" fill="#FBE9A9"/>`;
  [
    [38, 104, 7],
    [66, 88, 4],
    [34, 150, 4],
    [190, 164, 5],
    [150, 116, 4],
    [112, 98, 5],
    [26, 196, 4],
    [200, 214, 4],
  ].forEach(([x, y, r]) => {
    art += star(x!, y!, r!);
  });
  art += `<path d="M111 232c-10-40 34-44 22-82-8-22-40-20-34-44" fill="none" stroke="#F7D774" stroke-width="3" stroke-dasharray="1 8" stroke-linecap="round"/>`;
  art +=
    at("galleon", 46, 132, 46, "#FFF6D8") +
    at("pumpkin", 128, 168, 38, "#F39A1E", 'style="--hole:#C26A00"') +
    at("carpet", 66, 184, 34, "#E8709B") +
    at("alice", 150, 128, 30, "#BFE3F7") +
    at("pinocchio", 98, 138, 34, "#9AD0F2");
  art +=
    star(111, 214, 13, "#FFE38A") +
    `<path d="M111 262c-26-20-62-24-92-14v-26c30-10 66-6 92 14 26-20 62-24 92-14v26c-30-10-66-6-92 14z" fill="#FFF6E3"/><path d="M111 262c-26-20-62-24-92-14v8c30-10 66-6 92 14 26-20 62-24 92-14v-8c-30-10-66-6-92 14z" fill="#C78F00"/><path d="M111 236v26" stroke="#D8C9A5" stroke-width="2"/><path d="M34 232q34-4 62 10M34 240q34-4 62 10M188 232q-34-4-62 10M188 240q-34-4-62 10" stroke="#D8C9A5" fill="none" stroke-width="1.6"/>`;
  art += `<text x="111" y="56" text-anchor="middle" font-family="Disney" font-weight="800" font-size="44" fill="#F7D774">Disney</text><text x="111" y="288" text-anchor="middle" font-family="Disney" font-weight="600" font-size="12.5" fill="#FBE9A9">${line}</text>`;
  return { width: w, height: h, art, spine: "#1B1035" };
}
