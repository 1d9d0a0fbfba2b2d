/** A record as the server keeps it. */
export type Row = Readonly<Record<string, unknown>>;

/** Prime to the numbers below, so that counting in its steps meets every row once, in no order that a field has. */
const STEP = 37;
export const COUNT = 60;

const MATERIALS = 'Amber Bronze Cedar Denim Ebony Felt Glass Jade Linen Maple'.split(' ');
const SHAPES = 'arched broad curved domed even flat'.split(' ');
const COLOURS = ['RED', 'GREEN', 'BLUE'];

/** The part of a schema that rows of {@link makeRows} have, but for their key. */
export const THING = 'name: String! colour: Colour! weight: Int!';

/** A material that some names begin with. */
export const SEARCHED = 'Jade';

/**
 * Rows that are the same at each start: a name that is unique, a colour of three, a weight that is
 * unique, all in orders of their own.
 *
 * @param more further fields, given a row's number from 1 on
 */
export function makeRows(
  thing: string,
  more: (id: number) => Row = (id) => ({ id }),
  count = COUNT,
): Row[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * STEP) % COUNT;
    const material = MATERIALS[mixed % MATERIALS.length];
    const shape = SHAPES[Math.floor(mixed / MATERIALS.length)];
    return {
      name: `${material} ${shape} ${thing}`,
      colour: COLOURS[index % COLOURS.length],
      weight: 100 + ((index * 11) % COUNT),
      ...more(index + 1),
    };
  });
}

export function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left) < String(right) ? -1 : String(left) > String(right) ? 1 : 0;
}

export interface Order {
  readonly field: string;
  readonly descending: boolean;
}

/** The rows in order: by the first field, where that is the same by the second, and so on. */
export function sorted(rows: readonly Row[], orders: readonly Order[]): Row[] {
  return [...rows].sort((left, right) => {
    for (const { field, descending } of orders) {
      const difference = compare(left[field], right[field]);
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  });
}

/** `NAME_DESC` or `name_desc` as an order. */
export function orderNamed(name: string): Order {
  const [, field, way] = /^(.*)_(asc|desc)$/i.exec(name) ?? [];
  if (!field) throw new Error(`${name} is no order.`);
  return { field: field.toLowerCase(), descending: way.toLowerCase() === 'desc' };
}

/** `{ name: asc }` as an order; with several fields, one after the other. */
export function ordersIn(object: Readonly<Record<string, string>>): Order[] {
  return Object.entries(object).map(([field, way]) => ({
    field,
    descending: way.toLowerCase() === 'desc',
  }));
}

/** `name:asc` as an order, for each of several. */
export function ordersInTexts(texts: readonly string[]): Order[] {
  return texts.flatMap((text) => {
    const [field, way = 'asc'] = text.split(':');
    return ordersIn({ [field]: way });
  });
}
