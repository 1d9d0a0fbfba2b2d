/** Removes null rows. A backend returns null for a row that failed; the others are still shown. */
export function present<Row>(
  rows: ReadonlyArray<Row | null | undefined> | null | undefined,
): Row[] {
  return rows?.filter((row): row is Row => row !== null && row !== undefined) ?? [];
}
