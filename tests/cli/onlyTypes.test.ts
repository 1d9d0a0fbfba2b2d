import { reportSize } from '../../src/cli/report.ts';
import type { Adoption } from '../../src/cli/adopt.ts';
import { FILM_SDL } from './localServer.ts';
import { copyInterface, temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

const CONFIG = 'schema/frontage.config.ts';

let checkout: TemporaryCheckout;

beforeEach(() => {
  checkout = temporaryCheckout();
  copyInterface(checkout);
  checkout.write('films.graphql', FILM_SDL);
});
afterEach(() => checkout.remove());

test('an office begins with some types, and has more when they are added', async () => {
  const { code, stdout } = await checkout.run('connect', 'films.graphql', '--only', 'Film');
  expect([code, stdout]).toEqual([0, expect.stringContaining('1 resource: films')]);
  expect(checkout.has('src/resources/studios')).toBe(false);
  const checked = await checkout.run('check');
  expect([checked.code, checked.stderr]).toEqual([0, '']);

  checkout.write(CONFIG, checkout.read(CONFIG).replace("['Film']", "['Film', 'Studio']"));
  const pulled = await checkout.run('pull', '--offline');
  expect([pulled.code, pulled.stdout]).toEqual([
    0,
    expect.stringContaining('2 resources: films, studios'),
  ]);
});

test('types are named with commas or one by one, and others when it connects again', async () => {
  await checkout.run('connect', 'films.graphql', '--only', 'Film, Studio');
  expect(checkout.read(CONFIG)).toContain("include: ['Film', 'Studio']");
  await checkout.run('connect', 'films.graphql', '--only', 'Studio', '--only', 'Film');
  expect(checkout.read(CONFIG)).toContain("include: ['Studio', 'Film']");
});

test.each([
  [
    'a type that there is not',
    'Film,Studoi',
    'The schema has no type Studoi. Did you mean "Studio"',
  ],
  ['an empty name', 'Film,', 'It takes names of types: Order,Customer.'],
])('%s is refused, and nothing is written', async (_case, types, message) => {
  const before = checkout.fingerprint();
  const { code, stderr } = await checkout.run('connect', 'films.graphql', '--only', types);
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)]);
  expect(checkout.fingerprint()).toEqual(before);
});

test('hints that a team has written are not lost', async () => {
  const own = "export default { resources: { Film: { label: 'Movie' } } };\n";
  checkout.write(CONFIG, own);
  const { code, stderr } = await checkout.run('connect', 'films.graphql', '--only', 'Film');
  expect(code).toBe(1);
  expect(stderr).toContain('schema/frontage.config.ts has hints already.');
  expect(stderr).toContain('include: ["Film"]');
  expect(checkout.read(CONFIG)).toBe(own);
});

test.each([
  ['before', 'export default defineHints<Names>({', '\n  exclude: [],'],
  ['after', "include: ['Studio'],", '\n  exclude: [],'],
])('nor are those that a team has written %s the types', async (_where, place, own) => {
  await checkout.run('connect', 'films.graphql', '--only', 'Studio');
  checkout.write(CONFIG, checkout.read(CONFIG).replace(place, `${place}${own}`));
  const edited = checkout.read(CONFIG);
  expect(edited).toContain('exclude');
  expect((await checkout.run('connect', 'films.graphql', '--only', 'Film')).code).toBe(1);
  expect(checkout.read(CONFIG)).toBe(edited);
});

test('who connects a schema of very many types is pointed to it', () => {
  const logged = jest.spyOn(console, 'log').mockImplementation(() => {});
  const resources = Array.from({ length: 300 }, (_, index) => ({ type: `Type${index}` }));
  const adoption = (count: number) =>
    ({ model: { resources: resources.slice(0, count) } }) as unknown as Adoption;
  reportSize(adoption(200));
  expect(logged).not.toHaveBeenCalled();
  reportSize(adoption(300));
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('--only Type0,Type1,…'));
});
