/** The records of the list page that a record was opened from, for the links to the previous and the next. */
export interface RecordSequence {
  /** The address of the list's page. */
  readonly list: string;
  /** The addresses of the records, in order. */
  readonly hrefs: readonly string[];
  /** The addresses of the adjacent pages of the list; null or undefined at its ends. */
  readonly previousPage?: string | null;
  readonly nextPage?: string | null;
  /** How many records of the list come before these, where it is known. */
  readonly before?: number;
  /** How many records the list has, where it says so. */
  readonly total?: number;
  /** The list has more than that, though no page of them. */
  readonly hasMore?: boolean;
  /** Those of `hrefs` that were opened from the list; others may have been reached in other ways. */
  readonly opened: readonly string[];
}

/** A record's position in a sequence. */
export interface SequencePosition {
  /** Counted from 0. */
  readonly index: number;
  readonly previous: string | null;
  readonly next: string | null;
}

/** A record's place in the whole list. */
export interface ListPlace {
  /** Counted from 1. */
  readonly place: number;
  readonly count: number;
  /** The list has at least so many. */
  readonly hasMore: boolean;
}

/** Parses a stored sequence; null if it is missing or malformed. */
export function parseSequence(text: string | null): RecordSequence | null {
  let stored: Partial<Record<keyof RecordSequence, unknown>>;
  try {
    stored = Object(JSON.parse(text ?? '')) as typeof stored;
  } catch {
    return null;
  }
  const { list, hrefs, opened, previousPage, nextPage, before, total, hasMore } = stored;
  if (!isOwn(list) || !areOwn(hrefs) || !areOwn(opened)) return null;
  return {
    list,
    hrefs,
    opened,
    ...(isOwn(previousPage) && { previousPage }),
    ...(isOwn(nextPage) && { nextPage }),
    ...(isCount(before) && { before }),
    ...(isCount(total) && { total }),
    ...(hasMore === true && { hasMore }),
  };
}

/** The sequence after one of its records was opened from it. */
export function withOpened(sequence: RecordSequence, href: string): RecordSequence {
  return { ...sequence, opened: [...new Set([...sequence.opened, href])] };
}

/** The position of a record that was opened from the sequence; null for any other. */
export function positionIn(
  { hrefs, opened }: RecordSequence,
  href: string,
): SequencePosition | null {
  const index = hrefs.indexOf(href);
  if (index < 0 || !opened.includes(href)) return null;
  return { index, previous: hrefs[index - 1] ?? null, next: hrefs[index + 1] ?? null };
}

/** The place in the whole list of a record of the sequence; null where it is not known. */
export function placeIn(
  { hrefs, previousPage, nextPage, before, total = 0, hasMore }: RecordSequence,
  index: number,
): ListPlace | null {
  const first = before ?? (previousPage ? null : 0);
  if (first === null) return null;
  const seen = first + hrefs.length;
  return {
    place: first + index + 1,
    count: Math.max(total, seen),
    hasMore: Boolean(hasMore ?? nextPage) && total <= seen,
  };
}

/** A path within this app: storage can be edited, so a stored address may lead elsewhere. */
function isOwn(href: unknown): href is string {
  return typeof href === 'string' && /^\/(?![/\\])/.test(href);
}

/** How many records there are, or come before others. */
export function isCount(count: unknown): count is number {
  return Number.isSafeInteger(count) && Number(count) >= 0;
}

function areOwn(hrefs: unknown): hrefs is string[] {
  return Array.isArray(hrefs) && hrefs.every(isOwn);
}
