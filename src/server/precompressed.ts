import { subscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withBasePath } from '../address/basePath.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

const ACCEPTS_BROTLI = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

interface StartedRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Serves what the build has compressed (`src/config/compressStatic.js`) to browsers that take brotli.
 * Next.js, which sends files, knows of no compressed ones and offers no place to add that, so the
 * request is changed before it gets there: by the event with which Node announces it, which is the
 * same under every server that runs the app.
 *
 * @param folder the folder of the build's static files
 */
export function servePrecompressed(folder: string): void {
  const compressed = compressedFiles(folder);
  if (compressed.size === 0) return;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as StartedRequest;
    const [path = '', search] = (request.url ?? '').split(/(?=\?)/);
    if (!compressed.has(path)) return;
    response.appendHeader('Vary', 'Accept-Encoding');
    if (!ACCEPTS_BROTLI.test(String(request.headers['accept-encoding'] ?? ''))) return;
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Type', CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)]!);
    request.url = `${path}.br${search ?? ''}`;
  });
}

/** The addresses of files that are there compressed, too. */
function compressedFiles(folder: string): ReadonlySet<string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return new Set(
      names
        .filter((name) => /\.(js|css)\.br$/.test(name))
        .map((name) => withBasePath(`/_next/static/${name.replaceAll('\\', '/').slice(0, -3)}`)),
    );
  } catch {
    // In development there is no build, and another folder than Next.js's own is the team's business.
    return new Set();
  }
}
