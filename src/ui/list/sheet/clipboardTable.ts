/** Rows of texts, as a spreadsheet copies and pastes them. */
export type TextTable = ReadonlyArray<readonly string[]>;

const NEEDS_QUOTES = /["\t\r\n]/;

/** What a spreadsheet would run. A negative number is none; an apostrophe before one would be taken for ours. */
const FORMULA = /^(?:'+[=+\-@]|[=@]|[+-](?![\d.,]*$))/;

const ESCAPED = /^'+[=+\-@]/;

/** Writes a table as Excel and Google Sheets take it: values apart by tabs, rows by lines. */
export function writeClipboard(table: TextTable): string {
  return table.map((row) => row.map(written).join('\t')).join('\n');
}

function written(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reads what Excel, Google Sheets or a text editor copied. */
export function readClipboard(text: string): string[][] {
  // A spreadsheet ends its last row as it ends the others.
  const lines = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  for (let at = 0; ;) {
    const [value, end] = valueAt(lines, at);
    rows.at(-1)?.push(ESCAPED.test(value) ? value.slice(1) : value);
    if (end >= lines.length) return rows;
    if (lines[end] === '\n') rows.push([]);
    at = end + 1;
  }
}

const QUOTED = /"((?:[^"]|"")*)"(?=[\t\n]|$)/y;
const PLAIN = /[^\t\n]*/y;

/** @returns the value that begins there, and where it ends */
function valueAt(lines: string, at: number): readonly [value: string, end: number] {
  QUOTED.lastIndex = at;
  const quoted = QUOTED.exec(lines);
  if (quoted) return [quoted[1].replaceAll('""', '"'), QUOTED.lastIndex];
  // A quotation mark that nothing closes is a part of the text.
  PLAIN.lastIndex = at;
  const [value] = PLAIN.exec(lines) ?? [''];
  return [value, at + value.length];
}
