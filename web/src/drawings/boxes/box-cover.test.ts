import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import BoxCover from "./BoxCover.svelte";

// No browser here: letters are guessed.
HTMLCanvasElement.prototype.getContext = () => null;

const PALETTE = { table: "#5A1E6B", board: "#F6E7FA", ink: "#210A29", accent: "#3FD0A0" };
const show = (cover: string, title: string) =>
  render(BoxCover, { box: { cover, palette: PALETTE, titles: { en: title } } }).container;

describe("the cover of a box", () => {
  it("is the drawn one where there is one of its name", () => {
    const svg = show("euro", "Something else");
    expect(svg.textContent).toContain("EURO");
    expect(svg.innerHTML).not.toContain(PALETTE.accent);
  });

  it.each(["plain", "of-another-page"])("is in the box's own colours without one (%s)", (cover) => {
    const svg = show(cover, "My box (mine)");
    for (const colour of Object.values(PALETTE)) expect(svg.innerHTML).toContain(colour);
    const lines = [...svg.querySelectorAll("text")].map((line) => line.textContent);
    expect(lines).toEqual(["My box", "mine"]);
  });

  it("never takes a title for markup", () => {
    const svg = show("plain", '<image href="x"/>');
    expect(svg.querySelector("image")).toBeNull();
    expect(svg.textContent.replaceAll(/\s/g, "")).toContain('<imagehref="x"/>');
  });

  it("says nothing before the list has come", () => {
    const svg = render(BoxCover, { box: null }).container;
    expect(svg.querySelector("text")).toBeNull();
  });
});
