/**
 * The path that the app is served below, such as `/office`; empty at the root of its host. Read when
 * the app is built. Next.js adds it to the addresses of its links and its router, and to nothing else.
 */
export const BASE_PATH = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The path of the app's cookies. */
export const COOKIE_PATH = BASE_PATH || '/';

/** A path of the app, for what takes it literally: forms, plain links, `fetch`. */
export function withBasePath(path: string): string {
  return BASE_PATH + path;
}

/** A path of the app, as Next.js's links take it, from one that the document has. */
export function withoutBasePath(path: string): string {
  return path.startsWith(`${BASE_PATH}/`) ? path.slice(BASE_PATH.length) : path;
}
