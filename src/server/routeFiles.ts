import { findBuildFile } from './buildFile.ts';

/** The list of routes at an address, without spaces; null where it is not to be had. */
const lists = new Map<string, string | null>();

/**
 * The files by which a browser's router begins to load a route.
 *
 * @param manifest the address of the build's list of routes
 * @param route as Next.js names it: `/orders/[key]`
 * @returns paths below `/_next/`; none where the list is not to be had, or does not have the route
 */
export function routeFiles(manifest: string, route: string): readonly string[] {
  const list = listAt(manifest);
  const name = `${JSON.stringify(route)}:`;
  const from = list?.indexOf(name) ?? -1;
  if (!list || from < 0) return [];
  const start = from + name.length;
  return readFiles(list.slice(start, list.indexOf(']', start) + 1));
}

/** Another bundler writes its lists in another way: the router then learns of the files from the list, as it does of all. */
function readFiles(text: string): readonly string[] {
  try {
    return JSON.parse(text) as readonly string[];
  } catch {
    return [];
  }
}

function listAt(address: string): string | null {
  const known = lists.get(address);
  if (known !== undefined) return known;
  const list = findBuildFile(address)?.replaceAll(/\s/g, '') ?? null;
  lists.set(address, list);
  return list;
}
