import { FILM_SDL } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;

beforeEach(() => {
  checkout = temporaryCheckout();
  checkout.write('films.graphql', FILM_SDL);
});

afterEach(() => checkout.remove());

test('--json prints the model and nothing else', async () => {
  const { code, stdout } = await checkout.run('model', '--schema', 'films.graphql', '--json');
  expect(code).toBe(0);
  const model = JSON.parse(stdout) as { resources: { type: string; slug: string }[] };
  expect(model.resources.map(({ type, slug }) => `${type} ${slug}`)).toEqual([
    'Film films',
    'Studio studios',
  ]);
  expect(stdout).toBe(`${JSON.stringify(model, null, 2)}\n`);
});

test('explains every resource: what was read, and why', async () => {
  const { code, stdout } = await checkout.run('model', '--schema', 'films.graphql');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Film: Films \(\/films\)$/m);
  expect(stdout).toMatch(/^ {2}title {5}title\n {12}\S/m);
  expect(stdout).toMatch(
    /^ {2}list {6}films, cursor pages, total in films\.totalCount, no filter/m,
  );
  expect(stdout).toMatch(/studio → Studio/);
});

test('reads the schema of the checkout when no file is named', async () => {
  await checkout.run('connect', 'films.graphql');
  const { stdout } = await checkout.run('model');
  expect(stdout).toMatch(/^2 resources/);
});

test('works outside a checkout when a file is named', async () => {
  const { code } = await checkout.run(
    'model',
    '--schema',
    checkout.path('films.graphql'),
    '--dir',
    '/',
  );
  expect(code).toBe(0);
});
