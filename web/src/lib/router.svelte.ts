/** Which screen is shown, by the path below the page's base. */

export type Route =
  | { screen: "home" }
  | { screen: "setup"; edition: string }
  | { screen: "table"; code: string }
  | { screen: "end"; code: string }
  /** Without a code it is the replay of a file; `at` is the first action to show. */
  | { screen: "replay"; code: string | null; at?: number }
  | { screen: "replays" }
  /** A seat taken over on this device. */
  | { screen: "take"; code: string };

/** The page's base: the server writes it into the document, so that any subpath works. */
export function base(): string {
  return new URL(".", document.baseURI).pathname;
}

export function read(path: string): Route {
  const [first = "", second = "", third = ""] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  if (first === "new" && second) return { screen: "setup", edition: second };
  if (first === "t" && second && third === "end")
    return { screen: "end", code: second.toUpperCase() };
  if (first === "t" && second) return { screen: "table", code: second.toUpperCase() };
  if (first === "replay") {
    const code = second ? second.toUpperCase() : null;
    return /^\d+$/.test(third)
      ? { screen: "replay", code, at: Number(third) }
      : { screen: "replay", code };
  }
  if (first === "take" && second) return { screen: "take", code: second.toUpperCase() };
  if (first === "replays") return { screen: "replays" };
  return { screen: "home" };
}

export function write(route: Route): string {
  switch (route.screen) {
    case "setup":
      return `new/${encodeURIComponent(route.edition)}`;
    case "table":
      return `t/${route.code}`;
    case "end":
      return `t/${route.code}/end`;
    case "replay":
      if (!route.code) return "replay";
      return route.at ? `replay/${route.code}/${route.at}` : `replay/${route.code}`;
    case "replays":
      return "replays";
    case "take":
      return `take/${encodeURIComponent(route.code)}`;
    case "home":
      return "";
  }
}

function here(): Route {
  return read(location.pathname.slice(base().length));
}

let current = $state.raw<Route>(here());

export function route(): Route {
  return current;
}

/** The address of a route, for links. */
export function href(to: Route): string {
  return base() + write(to);
}

export function go(to: Route, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", href(to));
  current = to;
  scrollTo(0, 0);
}

/** Follow the address; called once by the page. */
export function keepRoute(): () => void {
  const follow = () => (current = here());
  addEventListener("popstate", follow);
  return () => removeEventListener("popstate", follow);
}

/** A click on a link of the page stays in the page. */
export function stay(event: MouseEvent, to: Route): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  event.preventDefault();
  go(to);
}
