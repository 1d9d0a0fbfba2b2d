import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sendLanguage, readCatalogues } from '../../src/server/languages.ts';
import { catalogueOf, namedLanguage, spokenLanguages } from '../../src/locale/catalogue.ts';
import { isRightToLeft } from '../../src/locale/direction.ts';
import { requestLocale } from '../../src/locale/requestLocale.ts';
import { inSentence, t, tLabel } from '../../src/locale/translate.ts';
import { languages, TRANSLATIONS } from '../locale/ownLanguages.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'languages-'));
  mkdirSync(join(root, 'schema', 'languages'), { recursive: true });
});

afterEach(() => {
  globalThis.frontageCatalogues = undefined;
  rmSync(root, { recursive: true });
});

function write(name: string, content: unknown): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(join(root, 'schema', 'languages', `${name}.json`), text);
}

const inLanguage = (language: string) => ({ language, timeZone: 'UTC', now: 0 });

test('the interface has its languages without a word from the team', () => {
  globalThis.frontageCatalogues = readCatalogues(root);
  expect(spokenLanguages()).toEqual(['en', ...TRANSLATIONS]);
  expect(t('Home', inLanguage('de-AT'))).toBe('Start');
  expect(t('More|actions', inLanguage('en'))).toBe('More');
});

test('a language is one file: all else about it is asked of the platform', () => {
  const hebrew = {
    labels: { Orders: 'הזמנות' },
    messages: { Home: 'בית', '{count} total': '{count} בסך הכול' },
  };
  globalThis.frontageCatalogues = readCatalogues(root, new Map([...languages, ['he', hebrew]]));
  const locale = requestLocale({}, 'iw-IL, en;q=0.5', 0, spokenLanguages());
  expect(locale.language).toBe('he-IL');
  expect(t('Home', locale)).toBe('בית');
  expect(tLabel('Orders', locale)).toBe('הזמנות');
  expect(t('{count} total', locale, { count: 1200 })).toBe('1,200 בסך הכול');
  expect(t('Tools', locale)).toBe('Tools');
  expect(namedLanguage('he').name).toBe('עברית');
  expect(isRightToLeft('he')).toBe(true);
});

test('a team’s file for a region overrides the one of the language', () => {
  write('de-AT', { messages: { Home: 'Servus' } });
  globalThis.frontageCatalogues = readCatalogues(root);
  expect(t('Home', inLanguage('de-AT'))).toBe('Servus');
  expect(t('Sign out', inLanguage('de-AT'))).toBe('Abmelden');
  expect(t('Home', inLanguage('de-CH'))).toBe('Start');
});

test('the team’s words for its types are used, in sentences, too, and override the interface’s', () => {
  write('de', {
    labels: { Orders: 'Bestellungen', 'Green lots': '', Tags: '' },
    messages: { Home: 'Übersicht' },
  });
  write('en', { messages: { Tools: 'Utilities' } });
  write('pt-BR', { labels: { Orders: 'Pedidos' } });
  globalThis.frontageCatalogues = readCatalogues(root);
  expect(tLabel('Orders', inLanguage('de'))).toBe('Bestellungen');
  expect(inSentence('Orders', inLanguage('de'))).toBe('Bestellungen');
  expect(inSentence('Orders', inLanguage('pt-BR'))).toBe('pedidos');
  expect(inSentence('VAT rates', inLanguage('en'))).toBe('VAT rates');
  expect(t('Home', inLanguage('de'))).toBe('Übersicht');
  expect(t('Tools', inLanguage('en-GB'))).toBe('Utilities');
  expect(tLabel('Green lots', inLanguage('de'))).toBe('Green lots');
  expect(spokenLanguages()).toContain('pt-BR');
});

test('what most schemas have is translated before a team has begun', () => {
  globalThis.frontageCatalogues = readCatalogues(root);
  expect(tLabel('Last name', inLanguage('fr'))).toBe('Nom');
  expect(inSentence('Orders', inLanguage('es'))).toBe('pedidos');
  expect(tLabel('Created', inLanguage('ja'))).toBe('作成日時');
});

test('what the team calls an action is not taken for a word of the interface', () => {
  write('de', { labels: { 'Sign out': 'Ausbuchen' } });
  globalThis.frontageCatalogues = readCatalogues(root);
  expect(t('Sign out', inLanguage('de'))).toBe('Abmelden');
  expect(tLabel('Sign out', inLanguage('de'))).toBe('Ausbuchen');
});

test.each<[string, string, RegExp]>([
  ['no JSON', '{', /schema\/languages\/de\.json cannot be read/],
  ['a list', '[]', /It must hold \{ "labels"/],
  ['flat', '{"Orders": "Bestellungen"}', /It must hold \{ "labels"/],
  ['a list of labels', '{"labels": []}', /“labels” must be an object of texts/],
  ['a number for a word', '{"labels": {"Orders": 5}}', /“Orders” is not a text/],
])('a file that is %s is named, with what is wrong', (_case, content, problem) => {
  write('de', content);
  expect(() => readCatalogues(root)).toThrow(problem);
});

describe('a browser', () => {
  beforeEach(() => {
    write('de', { labels: { Orders: 'Bestellungen' } });
    globalThis.frontageCatalogues = readCatalogues(root);
  });

  function load(path: string, accepted = 'identity'): Promise<Response> {
    const headers = { 'accept-encoding': accepted };
    return sendLanguage(new Request(`http://localhost${path}`, { headers }), { address: '' });
  }

  test('gets the words of one language, for good: other words have another address', async () => {
    const address = catalogueOf('de')?.address ?? '';
    const response = await load(address, 'gzip, br');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toContain('immutable');
    const script = brotliDecompressSync(await response.arrayBuffer()).toString();
    expect(script).toContain('"Orders":"Bestellungen"');
    expect(script).not.toContain('Accueil');
    write('de', { labels: { Orders: 'Aufträge' } });
    expect(readCatalogues(root).de.address).not.toBe(address);
  });

  test('keeps none that are not those of the address: another build is asked during a release', async () => {
    const response = await load('/api/words?language=de&version=of-another');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('gets them unpacked where it cannot unpack', async () => {
    const response = await load(catalogueOf('de')?.address ?? '');
    expect(await response.text()).toMatch(/^frontageCatalogues=\{"de":/);
  });

  test.each(['nl', '', '__proto__', 'constructor'])(
    'gets none of a language that is not spoken: %s',
    async (name) => {
      const response = await load(`/api/words?language=${name}`);
      expect(response.status).toBe(404);
    },
  );
});
