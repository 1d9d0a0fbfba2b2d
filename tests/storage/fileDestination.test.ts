import {
  fileDestination,
  GATHERED,
  LostFileError,
  READABLE_MS,
  removeLeftFiles,
} from '../../src/storage/fileDestination.ts';
import { BrowserDisk } from './browserDisk.ts';

const TYPE = 'text/csv';
/** Texts that are large enough to go to disk, each on its own. */
const PARTS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(GATHERED));

let disk: BrowserDisk;

beforeEach(() => {
  jest.useFakeTimers();
  disk = new BrowserDisk();
  disk.install();
});
afterEach(() => jest.useRealTimers());

async function begun(texts: readonly string[]) {
  const destination = fileDestination();
  for (const text of texts) await destination.write(text);
  return destination;
}

async function written(texts: readonly string[]): Promise<Blob> {
  return (await begun(texts)).finish(TYPE);
}

/** An hour, and what happens at its end. */
const anHour = () => jest.advanceTimersByTimeAsync(READABLE_MS);

test('a small file is never on disk', async () => {
  const root = jest.spyOn(navigator.storage, 'getDirectory');
  const file = await written(['\uFEFFName\r\n', 'Zoë\r\n', '']);
  expect([await file.text(), file.type]).toEqual(['Name\r\nZoë\r\n', TYPE]);
  expect(file.size).toBe(15);
  expect(root).not.toHaveBeenCalled();
});

test('a large file is on disk, whole and in order', async () => {
  const file = await written([...PARTS, 'é']);
  expect(disk.sizes).toEqual([...PARTS.map(() => GATHERED), 2]);
  expect([await file.text(), file.type]).toEqual([`${PARTS.join('')}é`, TYPE]);
});

test('texts are gathered, so that the disk is asked seldom', async () => {
  await begun(Array.from({ length: 64 }, () => 'x'.repeat(GATHERED / 32)));
  expect(disk.sizes).toEqual([GATHERED, GATHERED]);
});

test.each<[string, () => void]>([
  ['has no such disk', () => Object.defineProperty(navigator, 'storage', { value: undefined })],
  ['refuses it', () => (disk.isRefused = true)],
  ['has no locks', () => Object.defineProperty(navigator, 'locks', { value: undefined })],
])('a browser that %s has the whole file in memory', async (_what, prepare) => {
  prepare();
  const file = await written([...PARTS, 'end']);
  expect(disk.folders.size).toBe(0);
  expect(await file.text()).toBe(`${PARTS.join('')}end`);
});

test('nothing is lost when the disk is full halfway, and nothing is kept twice', async () => {
  disk.room = 2.5 * GATHERED;
  const file = await written([...PARTS, 'end']);
  expect(disk.sizes.filter((size) => size > 0)).toEqual([GATHERED, GATHERED]);
  expect(await file.text()).toBe(`${PARTS.join('')}end`);
});

test('a part of which the browser has written less is taken from memory', async () => {
  disk.losesBytes = true;
  expect(await (await written([PARTS[0], 'end'])).text()).toBe(`${PARTS[0]}end`);
});

test('a file that was cleared away while it was written is not handed over cut', async () => {
  const destination = await begun(PARTS);
  disk.folders.clear();
  await expect(destination.finish(TYPE)).rejects.toThrow(LostFileError);
});

test('a file that is given up leaves nothing', async () => {
  const destination = await begun(PARTS);
  await destination.discard();
  expect(disk.folders.size).toBe(0);
});

test('a file can be saved for an hour, and then leaves nothing', async () => {
  await written(PARTS);
  await jest.advanceTimersByTimeAsync(READABLE_MS - 1000);
  expect(disk.folders.size).toBe(1);
  await anHour();
  expect(disk.folders.size).toBe(0);
});

test('what a closed page has left goes with the next large file, once nobody may still save it', async () => {
  await written(PARTS);
  jest.clearAllTimers();
  disk.closePage();
  await begun(PARTS);
  expect(disk.folders.size).toBe(2);
  await anHour();
  const [left, kept] = disk.folders.keys();
  await begun(PARTS);
  expect([...disk.folders.keys()]).not.toContain(left);
  expect([...disk.folders.keys()]).toContain(kept);
});

test('tabs that write at the same time leave each other’s files, however long they take', async () => {
  const one = await begun(PARTS);
  await anHour();
  const other = await begun(PARTS);
  await anHour();
  await removeLeftFiles();
  expect(await (await one.finish(TYPE)).text()).toBe(PARTS.join(''));
  expect(await (await other.finish(TYPE)).text()).toBe(PARTS.join(''));
});

test('what cannot be removed yet is removed later, and keeps nobody from writing', async () => {
  await begun(PARTS);
  disk.closePage();
  await anHour();
  disk.isBusy = true;
  await (await begun(PARTS)).discard();
  expect(disk.folders.size).toBe(2);
  disk.isBusy = false;
  await anHour();
  await removeLeftFiles();
  expect(disk.folders.size).toBe(0);
});

test('folders of others are left alone', async () => {
  disk.folders.set('notes', { files: new Map() });
  await removeLeftFiles();
  expect(disk.folders.size).toBe(1);
});
