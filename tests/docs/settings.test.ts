/** The tables of settings in docs/settings.md, against what the sources read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Set by Node, npm, the shell or Watchman, and no setting of ours. */
const FOREIGN = [
  'NODE_ENV',
  'NEXT_RUNTIME',
  'NEXT_PHASE',
  'NEXT_TELEMETRY_DISABLED',
  'PATH',
  'WATCHMAN_SOCK',
];

/** In words of these families, and as a property of an environment: `process.env.PORT`. */
const FAMILIES = /['"`\s.](?:FRONTAGE|GRAPHQL|NEXT_PUBLIC|OIDC|OTEL)_[A-Z][A-Z_]+\b/g;
const PROPERTIES = /\b(?:process\.env|environment)\??\.([A-Z][A-Z_]+)\b/g;

/** Codes of errors, which look alike. */
const CODES = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PATH'];

function readBySources(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    if (!/\.[cm]?[jt]sx?$/.test(name) || name.startsWith('resources')) continue;
    const text = readFileSync(join('src', name), 'utf8');
    for (const [found] of text.matchAll(FAMILIES)) names.add(found.slice(1));
    for (const [, found] of text.matchAll(PROPERTIES)) names.add(found);
  }
  for (const name of [...FOREIGN, ...CODES]) names.delete(name);
  return names;
}

const page = readFileSync('docs/settings.md', 'utf8');
const documented = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name);

test('each variable that the sources read is in the tables of settings', () => {
  const read = readBySources();
  expect(read.size).toBeGreaterThan(25);
  expect([...read].filter((name) => !documented.includes(name))).toEqual([]);
});

test('each setting of the tables is read by the sources, and named once', () => {
  const read = readBySources();
  expect(documented.filter((name) => !read.has(name))).toEqual([]);
  expect(documented).toEqual([...new Set(documented)]);
});
