/** @jest-environment jsdom */
import { loadMissingFiles } from '../../src/next/missingFiles.ts';
import { loadUnasked } from '../../src/loading/loadUnasked.ts';

const SCRIPT = '/_next/static/chunks/a.js';
const status = jest.fn(() => 404);
const outdated = jest.fn();
let heard: string[];

function production(): string | null {
  const { NODE_ENV } = process.env;
  try {
    Object.assign(process.env, { NODE_ENV: 'production' });
    return loadMissingFiles();
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
}

beforeAll(() => {
  jest.useFakeTimers();
  globalThis.fetch = (() => Promise.resolve({ status: status() })) as unknown as typeof fetch;
  // jsdom says that it cannot navigate, which is what a reload would do.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  window.addEventListener('frontage-outdated', outdated);
  const script = document.createElement('script');
  script.textContent = production();
  new Function(script.textContent!)();
});

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<input /><input type="checkbox" />';
  sessionStorage.clear();
  status.mockClear();
  outdated.mockClear();
  heard = [];
});

function load<Kind extends 'script' | 'link'>(kind: Kind, attributes: Record<string, string>) {
  const file = document.createElement(kind);
  for (const [name, value] of Object.entries(attributes)) file.setAttribute(name, value);
  for (const type of ['load', 'error']) file.addEventListener(type, () => heard.push(type));
  document.head.append(file);
  return file;
}

const files = () => [...document.head.children] as HTMLElement[];

/** The latest attempt fails, and what follows from that happens. */
async function fail(): Promise<void> {
  files().at(-1)!.dispatchEvent(new Event('error'));
  await jest.advanceTimersByTimeAsync(5_000);
}

const hasReloaded = () => sessionStorage.getItem('frontage-reloaded') !== null;

test('in development there is no such script', () => {
  expect(loadMissingFiles()).toBeNull();
});

test('a script that comes at the second attempt is loaded for what waits for it', async () => {
  const script = load('script', { src: SCRIPT, nonce: 'n1' });
  await fail();
  const [, again] = files();
  expect(again.getAttribute('src')).toBe(SCRIPT);
  expect(again.nonce).toBe('n1');
  expect(heard).toEqual([]);
  again.dispatchEvent(new Event('load'));
  expect(heard).toEqual(['load']);
  expect(script.isConnected).toBe(true);
});

test('styles keep their place', async () => {
  load('link', { rel: 'stylesheet', href: '/_next/static/chunks/a.css' });
  files()[0].dispatchEvent(new Event('error'));
  load('link', { rel: 'stylesheet', href: '/_next/static/chunks/b.css' });
  await jest.advanceTimersByTimeAsync(5_000);
  const names = files().map((file) => file.getAttribute('href')!.split('/').at(-1));
  expect(names).toEqual(['a.css', 'a.css', 'b.css']);
});

test('a script that is gone fails once, and the page is reloaded once', async () => {
  for (const reloads of [true, false]) {
    load('script', { src: SCRIPT });
    for (let attempt = 0; attempt < 3; attempt += 1) await fail();
    expect(heard).toEqual(['error']);
    expect(outdated).toHaveBeenCalled();
    expect(hasReloaded()).toBe(true);
    if (!reloads) break;
    heard = [];
    document.head.innerHTML = '';
    sessionStorage.setItem('frontage-reloaded', String(Date.now()));
  }
});

test.each([
  [
    'a network that is down',
    0,
    () => Object.assign(window, { __BUILD_MANIFEST: { sortedPages: ['/'] } }),
  ],
  ['an instance that has it', 200, () => {}],
  [
    'a script of another page',
    404,
    () =>
      Object.assign(window, {
        __BUILD_MANIFEST: { '/a': ['static/chunks/a.js'], sortedPages: ['/'] },
      }),
  ],
])('%s: the page is not reloaded', async (_what, code, before) => {
  status.mockReturnValue(code);
  before();
  load('script', { src: SCRIPT });
  for (let attempt = 0; attempt < 3; attempt += 1) await fail();
  expect(heard).toEqual(['error']);
  expect(hasReloaded()).toBe(false);
  Object.assign(window, { __BUILD_MANIFEST: undefined });
  status.mockReturnValue(404);
});

test('code that nobody asked for is gone: the app says that it is outdated, and is not reloaded', async () => {
  let giveUp = (_error: Error) => {};
  const loaded = loadUnasked(() => {
    load('script', { src: SCRIPT });
    return new Promise((_resolve, reject) => (giveUp = reject));
  });
  for (let attempt = 0; attempt < 3; attempt += 1) await fail();
  // Turbopack tries again before it gives up.
  document.head.innerHTML = '';
  load('script', { src: SCRIPT });
  for (let attempt = 0; attempt < 3; attempt += 1) await fail();
  expect(outdated).toHaveBeenCalled();
  expect(hasReloaded()).toBe(false);
  giveUp(new Error('gone'));
  await expect(loaded).rejects.toThrow('gone');
  // Somebody asks for it now.
  document.head.innerHTML = '';
  load('script', { src: SCRIPT });
  for (let attempt = 0; attempt < 3; attempt += 1) await fail();
  expect(hasReloaded()).toBe(true);
});

test('code that somebody asks for meanwhile is not taken for it', async () => {
  let arrive = () => {};
  const loaded = loadUnasked(() => {
    load('script', { src: SCRIPT });
    return new Promise<void>((resolve) => (arrive = resolve));
  });
  load('script', { src: SCRIPT.replace('a.js', 'b.js') });
  for (let attempt = 0; attempt < 3; attempt += 1) await fail();
  expect(hasReloaded()).toBe(true);
  arrive();
  await loaded;
});

test('a file of the page itself is tried more often; input from before hydration is kept', async () => {
  for (const typed of ['', 'x']) {
    sessionStorage.clear();
    document.head.innerHTML = '';
    document.querySelector('input')!.value = typed;
    load('script', { src: SCRIPT, defer: '' });
    for (let attempt = 0; attempt < 7; attempt += 1) await fail();
    expect(hasReloaded()).toBe(false);
    await fail();
    expect(hasReloaded()).toBe(typed === '');
  }
});

test('nothing is reloaded while something is unsaved; the app says that it is outdated', async () => {
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  load('script', { src: SCRIPT });
  for (let attempt = 0; attempt < 3; attempt += 1) await fail();
  window.removeEventListener('beforeunload', guard);
  expect(hasReloaded()).toBe(false);
  expect(outdated).toHaveBeenCalled();
});

test('scripts of others are left alone', async () => {
  load('script', { src: 'https://example.com/a.js' });
  await fail();
  expect(heard).toEqual(['error']);
  expect(files()).toHaveLength(1);
});
