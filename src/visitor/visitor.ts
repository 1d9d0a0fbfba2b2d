/**
 * What of the person decides what a page asks for: where they are in time, and what they chose to
 * see. The server reads it from the request and hands it over, so that the browser asks the same.
 */
export interface Visitor {
  /** An IANA time zone: what `today` is. */
  readonly timeZone: string;
  /** Milliseconds since 1970 that count as now. */
  readonly now: number;
  /** What they chose for lists, by the list's name, as its cookie has it. */
  readonly lists: Readonly<Record<string, string>>;
}
