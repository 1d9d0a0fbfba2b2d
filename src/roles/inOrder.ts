/** The names of several lists, each once: in the first list's order, each further one after what it followed there. */
export function inOrder(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  const ordered = [...new Set(first)];
  const known = new Set(ordered);
  for (const list of others) {
    let added: string[] = [];
    const place = (anchor: string | undefined) => {
      if (added.length === 0) return;
      const at = anchor === undefined ? ordered.length : ordered.indexOf(anchor) + 1;
      ordered.splice(at, 0, ...added);
      added = [];
    };
    let anchor: string | undefined;
    for (const name of list) {
      if (known.has(name)) {
        place(anchor);
        anchor = name;
      } else {
        known.add(name);
        added.push(name);
      }
    }
    place(anchor);
  }
  return ordered;
}
