import type { Access, DenialReason } from './access.ts';

/** `Access` as it goes along with a page: each reason once, and each type once for all that is denied of it. */
export interface PackedAccess extends Omit<Access, 'denied'> {
  /**
   * Reasons with the coordinates that they hold for, separated by commas. One that begins with a full stop is of the
   * same type as the one before: `Order.margin,.total,Query.orders`.
   */
  readonly denied: ReadonlyArray<readonly [reason: DenialReason, coordinates: string]>;
}

/** The shortest form of an account of what a person may not do, for the wire. */
export function packAccess({ denied, ...rest }: Access): PackedAccess {
  const byReason = new Map<string, string[]>();
  for (const coordinate of Object.keys(denied).sort()) {
    const reason = JSON.stringify(denied[coordinate]);
    const own = byReason.get(reason);
    if (own) own.push(coordinate);
    else byReason.set(reason, [coordinate]);
  }
  const packed = [...byReason].map(
    ([reason, coordinates]) =>
      [JSON.parse(reason) as DenialReason, shortened(coordinates)] as const,
  );
  return { ...rest, denied: packed };
}

/** What `packAccess` has packed. */
export function unpackAccess({ denied, ...rest }: PackedAccess): Access {
  const entries = denied.flatMap(([reason, coordinates]) => {
    let type = '';
    return coordinates.split(',').map((part) => {
      const coordinate = part.startsWith('.') ? type + part : part;
      type = typeOf(coordinate);
      return [coordinate, reason] as const;
    });
  });
  return { ...rest, denied: Object.fromEntries(entries) };
}

function shortened(coordinates: readonly string[]): string {
  let type: string | null = null;
  return coordinates
    .map((coordinate) => {
      const own = typeOf(coordinate);
      const isSame = own === type && own.length < coordinate.length;
      type = own;
      return isSame ? coordinate.slice(own.length) : coordinate;
    })
    .join(',');
}

function typeOf(coordinate: string): string {
  return coordinate.split('.', 1)[0];
}
