import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from '../../src/cli/create.ts';
import { CommandError } from '../../src/cli/commandError.ts';
import { FILM_SDL, listen } from './localServer.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'frontage-create-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What `create` says when it fails, which must be a message for people. */
async function refusal(
  app: string,
  target: string,
  header: string[] = [],
  only: string[] = [],
): Promise<string> {
  const { signal } = new AbortController();
  const options = { header, only, timeout: 10, probe: true };
  const making = create(join(folder, app), target, options, signal);
  const error = await making.then(() => null).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  const { message, advice } = error as CommandError;
  return `${message}\n${advice ?? ''}`;
}

const answer =
  (status: number, type: string, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

test.each<[string, RequestListener, RegExp]>([
  ['401', answer(401, 'text/plain', 'token missing'), /status 401: token missing[^]*--header/],
  ['a web page', answer(200, 'text/html', '<title>Welcome</title>'), /answers with a web page/],
  ['no schema', answer(200, 'application/json', '{"data":{}}'), /does not tell its schema/],
  ['500', answer(500, 'text/plain', 'stack overflow'), /status 500/],
])('an address that gives %s is refused before anything is written', async (_, listener, why) => {
  const server = await listen(listener);
  try {
    expect(await refusal('office', server.url)).toMatch(why);
    mkdirSync(join(folder, 'empty'));
    expect(await refusal('empty', server.url)).toMatch(why);
    expect(readdirSync(folder, { recursive: true })).toEqual(['empty']);
  } finally {
    await server.close();
  }
});

test('so are an address where nothing is, a file that is not there, and a header that is none', async () => {
  expect(await refusal('office', 'http://127.0.0.1:9/graphql')).toContain('127.0.0.1:9');
  expect(await refusal('office', 'nowhere.graphql')).toContain('nowhere.graphql');
  expect(await refusal('office', 'http://127.0.0.1:9/', ['Bearer'])).toContain(
    'needs a name and a value',
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('a type that the schema lacks is refused before packages are installed', async () => {
  const schema = join(folder, 'films.graphql');
  writeFileSync(schema, FILM_SDL);
  expect(await refusal('office', schema, [], ['Flim'])).toContain('Did you mean "Film"?');
  expect(readdirSync(folder)).toEqual(['films.graphql']);
});

test('a folder with something in it stays as it is', async () => {
  writeFileSync(join(folder, 'notes.txt'), 'Mine');
  expect(await refusal('.', 'http://127.0.0.1:9/graphql')).toContain('is not empty');
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});
