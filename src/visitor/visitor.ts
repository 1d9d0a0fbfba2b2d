import type { Access } from '../access/access.ts';

/**
 * What a page's queries depend on: the person's time zone, choices and role. The server reads it from the
 * request and hands it over, so that the browser sends the same queries.
 */
export interface Visitor {
  /** An IANA time zone: what `today` is. */
  readonly timeZone: string;
  /** Milliseconds since 1970 that count as now. */
  readonly now: number;
  /** What they chose for lists, by the list's name, as its cookie has it. */
  readonly lists: Readonly<Record<string, string>>;
  /** What the schema of their role lacks (`lackingOf`): no query asks for it. */
  readonly access?: Access;
}
