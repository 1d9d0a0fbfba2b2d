import { execFileSync } from 'node:child_process';
import { rmSync, unlinkSync } from 'node:fs';
import { readRecord } from '../../src/cli/scaffoldRecord.ts';
import { connectedCheckout } from './connectedCheckout.ts';
import { FILM_SDL } from './localServer.ts';
import { repository } from './ownProcess.ts';

const checkout = connectedCheckout(FILM_SDL);

const first = (pattern: RegExp) => {
  const path = Object.keys(checkout().fingerprint()).find((name) => pattern.test(name));
  if (!path) throw new Error(`There is no file like ${pattern}.`);
  return path;
};
const component = () => first(/^src\/resources\/films\/.*\.tsx$/);
const append = (path: string, text: string) => checkout().write(path, checkout().read(path) + text);

test('passes when all agree, and writes nothing', async () => {
  const before = checkout().fingerprint();
  const { code, stdout } = await checkout().run('check');
  expect(stdout).toMatch(/agree: 2 resources/);
  expect(code).toBe(0);
  expect(checkout().fingerprint()).toEqual(before);
});

test('passes when a scaffolded file was edited', async () => {
  append(component(), '\nexport const ours = 1;\n');
  expect((await checkout().run('check')).code).toBe(0);
});

test('fails when the schema was changed without scaffolding; pull --offline mends it', async () => {
  checkout().write(
    'schema/schema.graphql',
    checkout().read('schema/schema.graphql').replace('  budget: Int\n', '  rating: Float\n'),
  );
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toMatch(/src\/resources\/films\/.*: the scaffold writes it differently now/);
  expect(stderr).toMatch(/→ npx frontage pull --offline/);
  expect((await checkout().run('pull', '--offline')).code).toBe(0);
  expect((await checkout().run('check')).code).toBe(0);
});

test('fails when a scaffolded file is missing; pull takes note when that is meant', async () => {
  const path = first(/^pages\/films\/.*\.tsx$/);
  unlinkSync(checkout().path(path));
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toContain(`${path}: missing`);
  await checkout().run('pull', '--offline');
  expect((await checkout().run('check')).code).toBe(0);
  expect(checkout().has(path)).toBe(false);
});

test('fails while the merge of a conflict is beside a file', async () => {
  checkout().write(`${component()}.incoming`, 'export {};\n<<<<<<< yours\n');
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toContain(`${component()}.incoming:2: a conflict that is not settled`);
});

test('fails when artifacts are stale', async () => {
  const artifact = first(/^__generated__\/.*\.graphql\.ts$/);
  append(artifact, '// changed\n');
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toContain(artifact);
});

test('fails when the list of operations is stale', async () => {
  append('__generated__/operations.json', '\n');
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toMatch(/operations\.json: not what the artifacts hold/);
});

test('fails when the record of the scaffold is gone or unreadable', async () => {
  const recorded = first(/^__generated__\/scaffold\/src\/resources\/films\/.*\.tsx\.base$/);
  append(recorded, '<<<<<<< HEAD\n');
  const unreadable = await checkout().run('check');
  expect(unreadable.code).toBe(1);
  expect(unreadable.stderr).toMatch(/__generated__\/scaffold cannot be read[^]*git checkout/);
  rmSync(checkout().path('__generated__/scaffold'), { recursive: true });
  const gone = await checkout().run('check');
  expect(gone.code).toBe(1);
  expect(gone.stderr).toMatch(/not scaffolded yet/);
});

test('passes with the record of an earlier version, which pull replaces', async () => {
  const { base } = await readRecord(checkout().path('.'));
  const record = { version: 1, files: Object.fromEntries(base) };
  rmSync(checkout().path('__generated__/scaffold'), { recursive: true });
  checkout().write('__generated__/scaffold.json', JSON.stringify(record));
  append(component(), '\nexport const ours = 1;\n');
  const edited = checkout().read(component());
  expect((await checkout().run('check')).code).toBe(0);
  expect((await checkout().run('pull', '--offline')).code).toBe(0);
  expect((await readRecord(checkout().path('.'))).base).toEqual(base);
  expect(checkout().has('__generated__/scaffold.json')).toBe(false);
  expect(checkout().read(component())).toBe(edited);
});

test('fails when there is no schema, or one that does not parse', async () => {
  checkout().write('schema/schema.graphql', 'type Query {');
  const broken = await checkout().run('check');
  expect(broken.code).toBe(1);
  expect(broken.stderr).toMatch(/Syntax Error[^]*schema\/schema\.graphql:1:13/);
  unlinkSync(checkout().path('schema/schema.graphql'));
  const missing = await checkout().run('check');
  expect(missing.code).toBe(1);
  expect(missing.stderr).toMatch(/There is no schema\/schema\.graphql/);
});

test('names the line of a document that asks for what looks like a secret, unless hints allow it', async () => {
  checkout().write(
    'films.graphql',
    FILM_SDL.replace(
      'type Studio {',
      'interface Owner {\n  passwordHash: String\n}\n\ninput StudioFilter {\n  passwordHash: String\n}\n\ntype Studio implements Owner {\n  passwordHash: String',
    ).replace('studio(id', 'found(by: StudioFilter): Studio\n  studio(id'),
  );
  expect((await checkout().run('pull')).code).toBe(0);
  expect((await checkout().run('check')).code).toBe(0);
  checkout().write(
    'src/reports/Report.tsx',
    "import { graphql } from 'react-relay';\n\nexport const query = graphql`\n  query ReportQuery {\n    studio(id: 1) {\n      passwordHash\n    }\n  }\n`;\n",
  );
  // By another name, in a fragment on what it implements, by a value to compare, by another way to the tag.
  checkout().write(
    'src/reports/Other.tsx',
    'import * as relay from \'react-relay\';\n\nexport const query = relay.graphql`\n  query OtherQuery {\n    found(by: { passwordHash: "a" }) {\n      name\n      ...Other_owner\n    }\n  }\n`;\nexport const owner = relay.graphql`\n  fragment Other_owner on Owner {\n    city: passwordHash\n  }\n`;\n',
  );
  await checkout().run('pull', '--offline');
  const { code, stderr } = await checkout().run('check');
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /src\/reports\/Report\.tsx:6: asks for Studio\.passwordHash, which is denied: it looks like a secret/,
  );
  expect(stderr).toMatch(/src\/reports\/Other\.tsx:5: asks for StudioFilter\.passwordHash/);
  expect(stderr).toMatch(/src\/reports\/Other\.tsx:13: asks for Owner\.passwordHash/);
  checkout().write(
    'schema/frontage.config.ts',
    "export default { allow: ['Studio.passwordHash', 'Owner.passwordHash'] };\n",
  );
  await checkout().run('pull', '--offline');
  expect((await checkout().run('check')).code).toBe(0);
});

test('a field that is newly asked for is a line of the diff that is reviewed', () => {
  const of = (path: string) =>
    execFileSync('git', ['check-attr', 'diff', path], { cwd: repository, encoding: 'utf8' });
  expect(of('__generated__/operations.json')).toMatch(/diff: set/);
  expect(of('__generated__/scaffold/pages/films/index.tsx.base')).toMatch(/diff: unset/);
});
