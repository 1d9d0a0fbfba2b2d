import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compressStatic } from '../../src/config/compressStatic.js';
import { servePrecompressed } from '../../src/server/precompressed.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(100);
const STYLE = '.list { color: red }\n'.repeat(100);

let build: string;
let server: Server;
let base: string;

beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'frontage-static-'));
  await mkdir(join(build, 'static/chunks'), { recursive: true });
  await writeFile(join(build, 'static/chunks/list.js'), SCRIPT);
  await writeFile(join(build, 'static/chunks/menu.js'), SCRIPT);
  await writeFile(join(build, 'static/chunks/list.css'), STYLE);
  await writeFile(join(build, 'static/chunks/tiny.js'), 'export {};');
  const pages = { '/orders': ['static/chunks/list.js', 'static/chunks/list.css'] };
  await writeFile(join(build, 'build-manifest.json'), JSON.stringify({ pages }));
  await compressStatic(build);
  servePrecompressed(join(build, 'static'));
  // As Next.js does: the file that the request names, with what is set of its headers.
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = join(build, pathname.replace('/_next/', ''));
    void readFile(file).then(
      (content) => response.end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(build, { recursive: true });
});

function ask(path: string, encodings: string): Promise<Response> {
  return fetch(base + path, { headers: { 'accept-encoding': encodings } });
}

test.each([
  ['/_next/static/chunks/list.js', SCRIPT, 'application/javascript; charset=UTF-8'],
  ['/_next/static/chunks/list.js?dpl=1', SCRIPT, 'application/javascript; charset=UTF-8'],
  ['/_next/static/chunks/menu.js', SCRIPT, 'application/javascript; charset=UTF-8'],
  ['/_next/static/chunks/list.css', STYLE, 'text/css; charset=UTF-8'],
])('%s is sent as the build has compressed it', async (path, content, type) => {
  const response = await ask(path, 'gzip, deflate, br, zstd');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(await response.text()).toBe(content);
});

test.each(['gzip', 'br;q=0, gzip', 'br; q=0.0', 'identity'])(
  'a client that takes %s gets the file as it is, and caches are told so',
  async (encodings) => {
    const response = await ask('/_next/static/chunks/list.js', encodings);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  },
);

test.each([
  ['of a few bytes', '/_next/static/chunks/tiny.js', 200],
  ['of another build', '/_next/static/chunks/gone.js', 404],
  ['outside of the static files', '/build-manifest.json', 200],
])('a file %s is left to the server', async (_, path, status) => {
  const response = await ask(path, 'br');
  expect(response.status).toBe(status);
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('what the build has written is brotli of the file', async () => {
  const compressed = await readFile(join(build, 'static/chunks/menu.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(SCRIPT);
});
