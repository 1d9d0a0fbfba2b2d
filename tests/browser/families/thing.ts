import type { Row } from './rows.ts';

const WORDS: Readonly<Record<string, string>> = { RED: 'Red', GREEN: 'Green', BLUE: 'Blue' };

/** What a record's page says of what all rows have. */
export function thingFacts(row: Row): Record<string, string> {
  return { Colour: WORDS[String(row.colour)], Weight: String(row.weight) };
}
