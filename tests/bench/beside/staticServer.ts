import { readdirSync, readFileSync, statSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { createGzip, gzipSync } from 'node:zlib';
import type { RunningApp } from '../../browser/appCheckout.ts';
import { serveLocally } from './serveLocally.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** A file as it is sent. */
interface SentFile {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Serves a built single-page app as nginx does that is set to: files compressed beforehand, assets kept for good, and
 * calls passed to the backend, their answers compressed.
 *
 * @param folder of what was built
 * @param endpoint of the backend
 */
export async function serveStatically(folder: string, endpoint: string): Promise<RunningApp> {
  const files = new Map(filesIn(folder).map((path) => [`/${relative(folder, path)}`, read(path)]));
  const index = files.get('/index.html');
  if (!index) throw new Error(`There is no index.html in ${folder}.`);
  return serveLocally((incoming, response) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
    if (pathname === '/graphql') return pass(incoming, response, endpoint);
    const { headers, body } = files.get(pathname) ?? index;
    response.writeHead(200, headers).end(body);
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

function read(path: string): SentFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const isAsset = path.includes('/assets/');
  return {
    headers: {
      'content-type': type,
      'content-encoding': 'gzip',
      'cache-control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
    body: gzipSync(readFileSync(path), { level: 9 }),
  };
}

/** What nginx spends on what it compresses on the way. */
const LEVEL = 1;

/** Passes a call on without what marks it as a browser's, which the sample's backend turns away. */
function pass(incoming: IncomingMessage, response: ServerResponse, endpoint: string): void {
  const call = request(
    endpoint,
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, {
        'content-type': answer.headers['content-type'] ?? 'application/json',
        'content-encoding': 'gzip',
      });
      answer.pipe(createGzip({ level: LEVEL })).pipe(response);
    },
  );
  call.on('error', () => response.writeHead(502).end());
  incoming.pipe(call);
}
