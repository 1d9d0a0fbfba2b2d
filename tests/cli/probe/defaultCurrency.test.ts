import { scriptedBackend, type ScriptedBackend } from './scriptedBackend.ts';

const sdlWith = (query: string, more: string) => `
  scalar Money
  enum CurrencyCode { EUR JPY USD }
  type Query { variants(first: Int, offset: Int): [Variant!]! ${query} }
  type Variant { id: ID! price: Money! currencyCode: CurrencyCode! }
  ${more}`;

const CHANNEL = sdlWith(
  'shop: Shop! activeChannel: Channel!',
  'type Shop { currencyCode: String! } type Channel { code: String! defaultCurrencyCode: CurrencyCode }',
);
const OBJECT = sdlWith(
  'settings: Settings',
  'type Settings { currency: Currency } type Currency { code: String! }',
);

let backend: ScriptedBackend | undefined;

afterEach(async () => {
  await backend?.close();
  backend = undefined;
});

test.each([
  [
    'its default, before that of a shop',
    CHANNEL,
    { shop: { currencyCode: 'EUR' }, activeChannel: { defaultCurrencyCode: 'JPY' } },
    'JPY',
  ],
  [
    'that of a shop, where it has no default',
    CHANNEL,
    { shop: { currencyCode: 'EUR' }, activeChannel: {} },
    'EUR',
  ],
  ['an object', OBJECT, { settings: { currency: { code: 'USD' } } }, 'USD'],
  ['nothing', OBJECT, { settings: null }, undefined],
  ['what is no currency', OBJECT, { settings: { currency: { code: 'dollar' } } }, undefined],
])('the currency of new amounts is what the backend says: %s', async (_what, sdl, root, code) => {
  backend = await scriptedBackend({ sdl, root: { variants: [], ...root } });
  expect((await backend.observe()).observed.defaultCurrency).toBe(code);
});

test('without amounts that have a currency nobody is asked for one', async () => {
  const sdl = CHANNEL.replace('price: Money! currencyCode: CurrencyCode!', 'name: String');
  backend = await scriptedBackend({ sdl, root: { variants: [] } });
  await backend.observe();
  expect(backend.documents.join('\n')).not.toContain('activeChannel');
});
