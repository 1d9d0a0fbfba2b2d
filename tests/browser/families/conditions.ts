import { compare, type Row } from './rows.ts';

type Test = (value: unknown, operand: unknown) => boolean;

const same: Test = (value, operand) => value === operand;
const holds: Test = (value, operand) => String(value).includes(String(operand));
const among: Test = (value, operand) => (operand as unknown[]).includes(value);

/** What operators mean, however the schemas of the families spell them. */
const TESTS: Readonly<Record<string, Test>> = {
  eq: same,
  equals: same,
  not: (value, operand) => value !== operand,
  in: among,
  contains: holds,
  like: (value, operand) => holds(value, String(operand).replaceAll('%', '')),
  ilike: (value, operand) =>
    holds(String(value).toLowerCase(), String(operand).toLowerCase().replaceAll('%', '')),
  gte: (value, operand) => compare(value, operand) >= 0,
  lte: (value, operand) => compare(value, operand) <= 0,
};

/**
 * Whether a row meets a filter: `{ name: { contains: … } }`, `{ colour: RED }`, `{ or: [ … ] }`, with
 * or without the underscores that some put before an operator.
 *
 * @throws Error when a condition has no operand: no family's server knows what that would mean
 */
export function meets(row: Row, filter: unknown): boolean {
  return entriesOf(filter).every(([name, condition]) => {
    const bare = name.replace(/^_/, '').toLowerCase();
    if (condition === null || condition === undefined) throw new Error(`${name} says nothing.`);
    if (bare === 'and') return (condition as unknown[]).every((each) => meets(row, each));
    if (bare === 'or') return (condition as unknown[]).some((each) => meets(row, each));
    return valueMeets(row[name], condition);
  });
}

/** Whether a value meets `{ eq: … }`, or is the operand itself. */
export function valueMeets(value: unknown, condition: unknown): boolean {
  if (typeof condition !== 'object') return value === condition;
  return entriesOf(condition).every(([operator, operand]) => {
    const test = TESTS[operator.replace(/^_/, '').toLowerCase()];
    if (!test) throw new Error(`There is no operator ${operator}.`);
    if (operand === null) throw new Error(`${operator} has no operand.`);
    return test(value, operand);
  });
}

function entriesOf(object: unknown): [string, unknown][] {
  return Object.entries((object ?? {}) as Record<string, unknown>);
}

/** Whether a row's name holds a text. */
export function isNamed(row: Row, text: string | null | undefined): boolean {
  return !text || String(row.name).includes(text);
}
