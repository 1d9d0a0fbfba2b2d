/**
 * What mappers put around the words of a database: the statement, where it failed, and the names of classes. People read
 * the words; the whole is among the technical details.
 */
const AROUND: ReadonlyArray<readonly [RegExp, string]> = [
  [/\n\s*(?:- )?(?:detail|hint):\s[\s\S]*$/i, ''],
  [/\n[ \t]+at \S[\s\S]*$/, ''],
  [/^\s*Invalid `[^`]*` invocation[\s\S]*\n\s*\n\s*/, ''],
  [
    /^An exception occurred while executing (a query|'[\s\S]*?'( with params \[[\s\S]*?\])?):\s*/,
    '',
  ],
  [/^(Failed query): (insert into|update|delete from|select|with)\s[\s\S]*$/i, '$1'],
  [/\[SQL: [\s\S]*$/, ''],
  [/\((Connection: [^,]+, )?SQL: [\s\S]*[)…]$/, ''],
  [
    /^(insert into|replace into|update\s+\S+\s+set|delete from|select\s[\s\S]*?\sfrom(?=\s*["`[])|with\s\S+\sas)\s[\s\S]* - /i,
    '',
  ],
  [/^\([\w.]+\.\w+\)\s*/, ''],
  [/^SQLSTATE\[\w+\](\s*\[\w+\])?:?\s*/, ''],
  [/\(SQLSTATE \w+\)$/, ''],
  [/^(\w+\.)*\w+(Error|Exception):\s+/, ''],
  [/^ERROR:\s+/, ''],
];

/** People read no more of a message. It may quote what others entered, and some patterns take the square of its length. */
export const MOST_CHARACTERS = 4_000;

/** What of an error's message is for people; all of it where nothing else would be left. */
export function plainMessage(message: string): string {
  const isLong = message.length > MOST_CHARACTERS;
  const read = isLong ? `${message.slice(0, MOST_CHARACTERS)}…` : message;
  const plain = AROUND.reduce(
    (words, [around, by]) => words.replace(around, by).trimEnd(),
    read,
  ).trim();
  return plain === '' ? read : plain;
}
