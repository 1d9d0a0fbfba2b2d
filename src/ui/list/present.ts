/** The rows that came. A backend that fails on one row gives null in its place, and the others are still worth showing. */
export function present<Row>(
  rows: ReadonlyArray<Row | null | undefined> | null | undefined,
): Row[] {
  return rows?.filter((row): row is Row => row !== null && row !== undefined) ?? [];
}
