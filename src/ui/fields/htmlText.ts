/** What begins a new line where a browser shows it. */
const BLOCKS =
  /<\/?(p|div|h[1-6]|ul|ol|table|tr|section|article|header|footer|blockquote|pre|figure|hr|br)\b[^<>]*>/gi;

/** What a browser shows nothing of. */
const HIDDEN = /<(script|style|template|title)\b[^<>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The words of a text in HTML, with a line for each block and a mark before each item of a list. It is a text, and is
 * shown as one: whatever is left in it of tags does nothing.
 */
export function htmlText(html: string): string {
  const lines = html
    .replaceAll(HIDDEN, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<li\b[^<>]*>/gi, '\n• ')
    .replaceAll(BLOCKS, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,6});/gi, character)
    .split('\n')
    .map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}

function character(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? entity;
  const isHex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}
