/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { escapeLike, escapeRegExp } from '../../src/lists/filters/patterns.ts';
import { QUICK_START } from '../backend/backendProcess.ts';

const TEXTS = [
  '50%',
  '50 %',
  '500',
  'a_b',
  'axb',
  'a.b*',
  'aabbb',
  'C:\\x',
  'C:x',
  '^start',
  '(a|b)',
  '[a-z]{2}',
  'what? + $1',
  '***:x',
  '(?i)x',
  'plain',
];

test('what a person types is found as it is by a regular expression, whatever it would mean there', () => {
  for (const typed of TEXTS)
    for (const text of TEXTS)
      expect(new RegExp(escapeRegExp(typed), 'i').test(text)).toBe(text.includes(typed));
});

test('any text is found in itself and around other text, also where unknown escapes are refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (typed, around) => {
      expect(new RegExp(escapeRegExp(typed), 'u').test(`${around}${typed}${around}`)).toBe(true);
    }),
  );
});

/** PostgreSQL's own answers, by a process without Jest: which of the texts contain each of them. */
const MATCHES = `
  import { PGlite } from '@electric-sql/pglite';
  const database = new PGlite();
  const { patterns, texts } = JSON.parse(process.argv[1]);
  const found = [];
  for (const { like, regex } of patterns) {
    const { rows } = await database.query(
      'select t, t ilike $2 as "like", t ~* $3 as regex from unnest($1::text[]) t', [texts, like, regex]);
    found.push(rows);
  }
  console.log(JSON.stringify(found));
`;

test('PostgreSQL finds exactly what a person types, by LIKE and by regular expressions', () => {
  const patterns = TEXTS.map((typed) => ({
    like: `%${escapeLike(typed)}%`,
    regex: escapeRegExp(typed),
  }));
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...QUICK_START,
      ...['--input-type=module', '--eval', MATCHES, JSON.stringify({ patterns, texts: TEXTS })],
    ],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  const found = JSON.parse(stdout) as Array<Array<{ t: string; like: boolean; regex: boolean }>>;
  expect(found).toEqual(
    TEXTS.map((typed) =>
      TEXTS.map((t) => ({ t, like: t.includes(typed), regex: t.includes(typed) })),
    ),
  );
});
