import { connectedCheckout } from './connectedCheckout.ts';
import { FILM_SDL } from './localServer.ts';

const checkout = connectedCheckout(FILM_SDL);

const CONFIG = 'schema/frontage.config.ts';
const hint = (hints: unknown) =>
  checkout().write(CONFIG, `export default ${JSON.stringify(hints)};\n`);

const WRONG = {
  exclude: ['Studo'],
  resources: { Film: { columns: ['titel'], title: ['studio.name'] }, Gone: { label: 'Gone' } },
};
const SAID = [
  'exclude: the schema has no type `Studo`. Did you mean "Studio"?',
  'resources: the schema has no type `Gone`.',
  'resources.Film.columns: Film has no field `titel`. Did you mean "title"?',
  'resources.Film.title: has no effect: `studio` leads to a record of Studio.',
];

test('hints that cannot be followed are refused all at once, as the team’s', async () => {
  hint(WRONG);
  const before = checkout().fingerprint();
  for (const command of [['pull', '--offline'], ['check']]) {
    const { code, stderr } = await checkout().run(...command);
    expect(code).toBe(1);
    for (const line of SAID) expect(stderr).toContain(line);
    expect(stderr).toContain(CONFIG);
    expect(stderr).not.toMatch(/Unexpected|fault in Frontage/);
  }
  expect(checkout().fingerprint()).toEqual(before);
});

test('what an API no longer has is a warning of each pull, and an error of check', async () => {
  hint({ resources: { Studio: { label: 'Maker' }, Film: { label: 'Movie', hide: ['budget'] } } });
  expect((await checkout().run('pull', '--offline')).code).toBe(0);
  checkout().write(
    'films.graphql',
    FILM_SDL.replaceAll(/type Studio\w* \{[^}]*\}/g, '')
      .replaceAll(/^.*Studio.*\n/gm, '')
      .replace('  budget: Int\n', ''),
  );
  for (let time = 0; time < 2; time += 1) {
    const { code, stdout, stderr } = await checkout().run('pull');
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 resource: films')]);
    expect(stderr).toContain('resources: the schema has no type `Studio`.');
    expect(stderr).toContain('resources.Film.hide: Film has no field `budget`.');
  }
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toMatch(/frontage\.config\.ts: resources: the schema has no type `Studio`/);
});

test('what is to be denied and is misspelt keeps pull from going on', async () => {
  hint({ deny: ['Film.budgt'] });
  const { code, stderr } = await checkout().run('pull');
  expect(code).toBe(1);
  expect(stderr).toContain('deny: Film has no field `budgt`. Did you mean "budget"?');
});

test.each<[string, string, RegExp]>([
  [
    'syntax',
    'export default {\n  resources: { Film: { label: } },\n};\n',
    /frontage\.config\.ts:2:31: Expression expected/,
  ],
  [
    'what it throws',
    "export default {};\nthrow new Error('no such team');\n",
    /frontage\.config\.ts:2 cannot be loaded: no such team/,
  ],
  [
    'what it imports',
    "import './nothing.ts';\nexport default {};\n",
    /frontage\.config\.ts cannot be loaded: Cannot find module/,
  ],
  ['no export', 'export const hints = {};\n', /has to export the hints as its default export/],
  ['a list', 'export default [];\n', /has to export the hints as its default export/],
  [
    'kinds of values',
    'export default { resources: { Film: { columns: "title" } }, exclude: [1] };\n',
    /columns: takes a list, not `title`\.\n.*exclude\[0\]: takes a text, not `1`/,
  ],
])('a fault of the file is named by it: %s', async (_, text, message) => {
  checkout().write(CONFIG, text);
  const { code, stderr } = await checkout().run('pull');
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/Unexpected/);
});
