/**
 * A name of its own for each column: a second `Note` is `Note (2)`.
 *
 * @param names the headings; a number that another column has in its own name is that column's
 */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let count = 2; taken.has(own) || (own !== name && names.includes(own)); count += 1)
      own = `${name} (${count})`;
    taken.add(own);
    return own;
  });
}
