/** What a placeholder of a template takes: text, texts one below the other, or nothing. */
export type Part = string | number | readonly string[] | false | null | undefined;

/**
 * The tag of templates: text that looks like the code it writes. It need not be laid out, since a scaffold is
 * formatted once it is whole (`format.ts`); only where the formatter lets the author choose is what stands
 * here kept: an object whose first property is on a line of its own stays so, and so do empty lines.
 *
 * A placeholder that has nothing to say takes its line with it, so that no empty line is left where a
 * property, a statement or an attribute could be.
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

/** Each with a comma behind it: properties, elements or arguments of which there may be none. */
export function commas(items: readonly string[]): string[] {
  return items.map((item) => `${item},`);
}
