/** Coordinates as lines to read: what is queried and changed first, then whole types, then the parts of others. */
export function describeLacks(coordinates: readonly string[]): string[] {
  const types = coordinates.filter((one) => /^\w+$/.test(one));
  const gone = new Set(types);
  const parts = Map.groupBy(
    coordinates.filter((one) => !/^\w+$/.test(one)),
    (one) => /^\w+/.exec(one)?.[0] ?? '',
  );
  const line = (type: string, own: readonly string[]) =>
    `${type}: ${own.map((one) => one.slice(type.length).replace(/^\.|^ /, '')).join(', ')}`;
  const roots = ROOTS.filter((type) => parts.has(type) && !gone.has(type));
  return [
    ...roots.map((type) => line(type, parts.get(type) ?? [])),
    ...(types.length > 0 ? [`types: ${types.join(', ')}`] : []),
    ...[...parts].filter(([type]) => !ROOTS.includes(type)).map(([type, own]) => line(type, own)),
  ];
}

const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription'];
