import type { MouseEvent } from 'react';
import { quickStorage } from '../../storage/quickStorage.ts';

/** The rows of a list's page that somebody went into: what lies before and after a record of them. */
export interface Trail {
  /** The address of the list's page. */
  readonly list: string;
  /** The rows' own pages, in order. */
  readonly hrefs: readonly string[];
  /** The addresses of the list's pages before and after it, where there are any. */
  readonly previousPage?: string | null;
  readonly nextPage?: string | null;
  /** Those of them that were opened from it: others may be reached by other ways. */
  readonly opened: readonly string[];
}

/** Where on a trail a record lies. */
export interface TrailPlace {
  /** Counted from 0. */
  readonly at: number;
  readonly previous: string | null;
  readonly next: string | null;
}

const storage = quickStorage({ name: 'trail', isOfTab: true, days: 7, endsAtSignOut: true });

/** What this tab keeps, as it is kept; null where it keeps nothing. */
export function keptTrail(): string | null {
  return storage.read();
}

/** Keeps a trail for this tab. */
export function keepTrail(trail: Trail): void {
  storage.keep(JSON.stringify(trail));
}

/** Keeps the page of a list that is left for one of its rows by a click, its keyboard's included. */
export function keepTrailOnClick(event: MouseEvent, rows: ReadonlyArray<string | null>): void {
  // A new tab or window has a storage of its own.
  if (event.metaKey || event.ctrlKey || event.shiftKey || !(event.target instanceof Element))
    return;
  const href = event.target.closest('a')?.getAttribute('href');
  if (!href || !rows.includes(href)) return;
  const hrefs = rows.filter((row) => row !== null);
  const list = location.pathname + location.search;
  keepTrail({ list, hrefs, ...pagesAround(document), opened: [href] });
}

/** The trail out of what was kept; null where that is none. */
export function trailIn(text: string | null): Trail | null {
  let kept: Partial<Record<keyof Trail, unknown>>;
  try {
    kept = Object(JSON.parse(text ?? '')) as typeof kept;
  } catch {
    return null;
  }
  const { list, hrefs, opened, previousPage, nextPage } = kept;
  if (!isOwn(list) || !areOwn(hrefs) || !areOwn(opened)) return null;
  return {
    list,
    hrefs,
    opened,
    ...(isOwn(previousPage) && { previousPage }),
    ...(isOwn(nextPage) && { nextPage }),
  };
}

/** The trail once a record of it was opened from it. */
export function withOpened(trail: Trail, href: string): Trail {
  return { ...trail, opened: [...new Set([...trail.opened, href])] };
}

/** Where on a trail a record lies that was opened from it; null for any other. */
export function placeOn({ hrefs, opened }: Trail, href: string): TrailPlace | null {
  const at = hrefs.indexOf(href);
  if (at < 0 || !opened.includes(href)) return null;
  return { at, previous: hrefs[at - 1] ?? null, next: hrefs[at + 1] ?? null };
}

/** The pages of a list around the one in a document, which leads to them. */
function pagesAround(page: ParentNode): Pick<Trail, 'previousPage' | 'nextPage'> {
  const hrefOf = (rel: string) => page.querySelector(`main a[rel="${rel}"]`)?.getAttribute('href');
  return { previousPage: hrefOf('prev') ?? null, nextPage: hrefOf('next') ?? null };
}

/**
 * The trail along another page of the list, with a record of it opened; null where no record is there to
 * be opened. The page says it all in its links, as it does without a script.
 *
 * @param from at which end of that page to begin
 */
export function trailAlong(page: ParentNode, list: string, from: 'start' | 'end'): Trail | null {
  const links = [...page.querySelectorAll('main tbody th[scope="row"] > a')];
  const hrefs = links.flatMap((link) => link.getAttribute('href') ?? []);
  const first = from === 'start' ? hrefs[0] : hrefs[hrefs.length - 1];
  const trail = { list, hrefs, ...pagesAround(page), opened: [first] };
  return first === undefined ? null : trailIn(JSON.stringify(trail));
}

/** The same, asked for. @throws what the network threw */
export async function fetchTrail(list: string, from: 'start' | 'end'): Promise<Trail | null> {
  const answer = await fetch(list, { headers: { accept: 'text/html' } });
  if (!answer.ok) return null;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return trailAlong(page, list, from);
}

/** An address of this app, whoever wrote it. */
function isOwn(href: unknown): href is string {
  return typeof href === 'string' && /^\/(?![/\\])/.test(href);
}

function areOwn(hrefs: unknown): hrefs is string[] {
  return Array.isArray(hrefs) && hrefs.every(isOwn);
}
