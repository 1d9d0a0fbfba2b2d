/** Removes null rows. A backend returns null for a row that failed; the others are still shown. */
export function present<Row>(
  rows: ReadonlyArray<Row | null | undefined> | null | undefined,
): Row[] {
  return rows?.filter((row): row is Row => row !== null && row !== undefined) ?? [];
}

/** The edges that came with a record. */
export function edgesPresent<Edge extends { readonly node: unknown }>(
  edges: ReadonlyArray<Edge | null | undefined> | null | undefined,
): Array<Edge & { readonly node: NonNullable<Edge['node']> }> {
  return present(edges).filter(
    (edge): edge is Edge & { readonly node: NonNullable<Edge['node']> } =>
      edge.node !== null && edge.node !== undefined,
  );
}
