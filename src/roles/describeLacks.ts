/**
 * Coordinates as lines to read: what is queried and changed first, then whole types, then the parts of others. Of types
 * that belong to others by their names, such as the edges of a list or the input of a change, only the number is given.
 */
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
    ...typesLine(types, parts),
    ...[...parts].filter(([type]) => !ROOTS.includes(type)).map(([type, own]) => line(type, own)),
  ];
}

const ROOTS: readonly string[] = ['Query', 'Mutation', 'Subscription'];

function typesLine(
  types: readonly string[],
  parts: ReadonlyMap<string, readonly string[]>,
): string[] {
  if (types.length === 0) return [];
  // `Query & Node` is no field.
  const fields = ROOTS.flatMap((root) => parts.get(root) ?? []).flatMap(
    (one) => one.split('.')[1] ?? [],
  );
  const heads = new Set([...types, ...fields.map((name) => name[0].toUpperCase() + name.slice(1))]);
  const own = types.filter((type) => !beginnings(type).some((part) => heads.has(part)));
  const others = types.length - own.length;
  const rest = others === 0 ? '' : `${own.length > 0 ? ', and ' : ''}${others} that belong to them`;
  return [`types: ${own.join(', ')}${rest}`];
}

/** `OrderLineEdge` → `Order`, `OrderLine`. */
function beginnings(type: string): string[] {
  return [...type.matchAll(/(?<=[a-z\d])(?=[A-Z])/g)].map(({ index }) => type.slice(0, index));
}
