/** The value of a placeholder: a text, several lines, or nothing. */
export type Part = string | number | readonly string[] | false | null | undefined;

/**
 * The tag of templates: text that looks like its output. Its layout does not matter, since complete files are
 * formatted (`format.ts`), except where the formatter keeps the author's choice: an object with its first
 * property on a line of its own, and empty lines.
 *
 * An empty placeholder on a line of its own removes that line, so that a property, a statement or an attribute
 * can be optional.
 */
export function code(strings: TemplateStringsArray, ...parts: readonly Part[]): string {
  let whole = strings[0];
  parts.forEach((part, index) => {
    const own = textOf(part);
    const rest = strings[index + 1];
    const isLine = own === '' && /(^|\n)[ \t]*$/.test(whole) && /^[ \t]*(\n|$)/.test(rest);
    whole = isLine ? whole.trimEnd() + rest : whole + own + rest;
  });
  return whole.trim();
}

function textOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string') return part;
  return typeof part === 'number' ? String(part) : part.filter((each) => each !== '').join('\n');
}

/** Adds a comma to each: for lists of properties, elements or arguments that may be empty. */
export function commas(items: readonly string[]): string[] {
  return items.map((item) => `${item},`);
}
