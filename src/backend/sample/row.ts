/** A row as it goes into the database; numbers that need exact decimals travel as text. */
export type Row = Record<string, unknown>;
