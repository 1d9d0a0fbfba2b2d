import type { ParsedUrlQuery } from 'node:querystring';

/** The path and search parameters of a page's address, as the router gives them. */
export type Address = ParsedUrlQuery;

/** Search parameters as the router provides them: repeated ones as arrays. */
export function addressOf(params: URLSearchParams): Address {
  const names = [...new Set(params.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}
