import { labelsIn } from '../../src/cli/labels.ts';
import { FILM_SDL, graphqlServer, type GraphqlServer } from './localServer.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;
let server: GraphqlServer;

beforeAll(async () => {
  server = await graphqlServer(FILM_SDL);
  checkout = temporaryCheckout();
  await checkout.run('connect', server.url);
});

afterAll(async () => {
  await server.close();
  checkout.remove();
});

const german = 'schema/languages/de.json';

interface File {
  labels: Record<string, string>;
  messages?: Record<string, string>;
}

const read = () => JSON.parse(checkout.read(german)) as File;
const write = (file: File) => checkout.write(german, JSON.stringify(file));

test('what the screens call things is written out to be translated, and what is translated stays', async () => {
  checkout.write('src/navigation.ts', `export const groups = [{ label: 'Cinema', items: [] }];`);
  const first = await checkout.run('translate', 'de');
  expect(first.stdout).toMatch(/schema\/languages\/de\.json: (\d+) texts, \1 to translate\./);
  expect(read().labels).toMatchObject({ Film: '', Films: '', Director: '', Cinema: '' });
  // Frontage knows those of most schemas.
  expect(read().labels).not.toHaveProperty('Title');

  write({ labels: { Film: 'Kinofilm', Former: 'Früher' }, messages: { Home: 'Übersicht' } });
  const { code } = await checkout.run('translate');
  expect(code).toBe(0);
  expect(read().labels).toMatchObject({ Film: 'Kinofilm', Films: '', Former: 'Früher' });
  expect(read().messages).toEqual({ Home: 'Übersicht' });
});

test('a pull keeps all translations; with another backend those of the former one go', async () => {
  write({ labels: { Director: 'Regie', Title: 'Titel' } });
  server.serve(FILM_SDL.replace('  director: String\n', ''));
  await checkout.run('pull');
  expect(read().labels.Director).toBe('Regie');
  server.serve('type Query { books: [Book!]! } type Book { id: ID! title: String! }');
  const connected = await checkout.run('connect', server.url);
  expect(connected.code).toBe(0);
  expect(read().labels).toEqual({ Title: 'Titel' });
});

test.each([
  ['no language', ['translate', '!!'], '“!!” is no language.'],
  ['no languages yet', ['translate'], 'There is no language in schema/languages yet.'],
])('says what to do with %s', async (_case, command, said) => {
  const bare = temporaryCheckout();
  const { code, stderr } = await bare.run(...command);
  bare.remove();
  expect(code).toBe(1);
  expect(stderr).toContain(said);
});

test('a file that cannot be read is named and left as it is', async () => {
  checkout.write(german, '{ "labels": ');
  const { code, stderr } = await checkout.run('translate');
  expect([code, checkout.read(german)]).toEqual([1, '{ "labels": ']);
  expect(stderr).toContain(german);
});

test('texts are found as the scaffold and people write them', () => {
  const source = `
    const a = { label: 'It\\'s', help: \`Plain\`, slug: 'not', fields: ['One', "Two"] };
    const b = <RecordField label="The customer's &amp; ours" help={'Braces'} edits="no" />;
    const e = [<Money name="taxAmount" value={1} />, <Day name="placedAt" label="Placed" value={2} />];
    const d = { columns: { title: 'withTitle' } };
    const orderHelp = { total: 'What it costs.' };
    const c = { label: computed(), fields: { nested: text({ label: 'Deep' }) } };`;
  expect(labelsIn(source)).toEqual([
    "It's",
    'Plain',
    'One',
    'Two',
    "The customer's & ours",
    'Braces',
    'Tax amount',
    'Placed',
    'What it costs.',
    'Deep',
  ]);
});

test('an input without a label has its name in words', () => {
  const source = `
    export const orderFields: Fields<OrderInput> = {
      vatNumber: text({ label: 'VAT number' }),
      note: setting(longText({ label: 'Remark' }), { as: (value) => ({ set: value }) }),
      shippingAmount: decimal(),
      deliveryAddress: group<AddressInput>({ fields: { postalCode: text({ required: true }) } }),
    };`;
  expect(new Set(labelsIn(source))).toEqual(
    new Set(['VAT number', 'Remark', 'Shipping amount', 'Delivery address', 'Postal code']),
  );
});

test('a column without a label has its name in words', () => {
  const source = `
    const columns = [
      textColumn('paymentStatus', (order) => order.paymentStatus, { hidden: true }),
      momentColumn('placedAt', (order) => order.placedAt, { label: 'Placed' }),
      column('age', (order) => ageOf(order), { cell: (order) => <b>{ageOf(order)}</b> }),
    ];`;
  expect(labelsIn(source)).toEqual(['Payment status', 'Placed', 'Age']);
});

test('what only a filter says can be translated, too', () => {
  const source = `
    export const filters = defineFilters({
      until: dayFilter({ is: (until) => ({ until }) }, { label: 'Up to', required: true }),
      shipStatus: statusFilter(orderStatus, { is: (status) => ({ mode: 'EXACT', status }) }),
      constructor: textFilter('filter.maker', stringFilter) satisfies FilterDefinition<object>,
    });
  `;
  expect(labelsIn(source).sort()).toEqual(['Constructor', 'Ship status', 'Up to']);
});
