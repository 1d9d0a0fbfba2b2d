import { printSource, readSource, type SchemaSource } from '../../src/cli/source.ts';
import { temporaryCheckout, type TemporaryCheckout } from './temporaryCheckout.ts';

let checkout: TemporaryCheckout;

beforeEach(() => {
  checkout = temporaryCheckout();
});

afterEach(() => checkout.remove());

test.each<SchemaSource>([
  { kind: 'endpoint', url: 'https://api.example.com/graphql' },
  { kind: 'file', path: 'given.graphql' },
  { kind: 'file', path: null },
  { kind: 'embedded', isDatabase: true },
])('where the schema came from is read as it was recorded: %j', async (source) => {
  checkout.write('schema/source.json', printSource(source) ?? '');
  expect(await readSource(checkout.root)).toEqual(source);
});

test('the sample alone leaves no record: its checkout is Frontage’s own, with all of its tests', async () => {
  expect(printSource({ kind: 'embedded', isDatabase: false })).toBeNull();
  expect(await readSource(checkout.root)).toEqual({ kind: 'embedded', isDatabase: false });
});
