/** Normalises line breaks to `\n`, as the value of a textarea is (WHATWG HTML, API value). */
export function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/**
 * Restores the original line breaks of a text in its unchanged parts; new ones follow its most
 * common kind.
 */
export function withBreaksOf(text: string, typed: string): string {
  if (!text.includes('\r')) return typed;
  const signs = text.match(/\r\n|[^]/g) ?? [];
  const shown = signs.map(withPlainBreaks);
  const most = Math.min(shown.length, typed.length);
  let start = 0;
  while (start < most && shown[start] === typed[start]) start += 1;
  let end = 0;
  while (end < most - start && shown.at(-1 - end) === typed.at(-1 - end)) end += 1;
  const own = breakOf(signs);
  const added = typed.slice(start, typed.length - end).replaceAll('\n', own);
  return [...signs.slice(0, start), added, ...signs.slice(signs.length - end)].join('');
}

function breakOf(signs: readonly string[]): string {
  const count = (sign: string) => signs.filter((own) => own === sign).length;
  const [most] = ['\r\n', '\n', '\r'].toSorted((one, other) => count(other) - count(one));
  return most;
}
