import { describe, expect, it } from "vitest";
import type { Box, BoxSquare } from "../lib/protocol";
import { lookOf } from "../parts/board/looks";
import { stageArt } from "../parts/board/stage/art";
import { packPicture, pictureOf } from "./pictures";
import { piece } from "./pieces";

const station = { square: 5, id: "a_station", kind: "station", pack: null } as BoxSquare;
const boxed = (edition: string, look: string) => ({ edition, look }) as Box;

describe("the look of a table", () => {
  it("is the one that the box names, whatever the edition is called", () => {
    const copy = boxed("my-box", "disney");
    expect(pictureOf(copy, station)).toBe("carpet");
    expect(packPicture(copy, "chance")).toBe("film");
    expect(pictureOf(boxed("disney", "plain"), station)).toBe("train");
  });

  it.each(["plain", "one_that_this_page_lacks", "constructor"])("is plain for %s", (look) => {
    const plain = boxed("my-box", look);
    expect(stageArt(look).mark).toBe("");
    expect(lookOf(look).coin).toBe(false);
    expect(pictureOf(plain, station)).toBe("train");
    expect(packPicture(plain, "chance")).toBe("query");
    expect(piece(look, "house", "#1F3A93")).not.toBe(piece("disney", "house", "#1F3A93"));
  });
});
