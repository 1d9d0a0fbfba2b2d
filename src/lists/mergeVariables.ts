import { isJsonObject } from '../relay/jsonObject.ts';

/** Deeply merges parts of variables: filters on different fields share one object; lists are joined; of two values the later one stays. */
export function mergeVariables(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right];
  if (!isJsonObject(left) || !isJsonObject(right)) return right === undefined ? left : right;
  const whole: Record<string, unknown> = { ...left };
  for (const [key, value] of Object.entries(right))
    whole[key] = Object.hasOwn(whole, key) ? mergeVariables(whole[key], value) : value;
  return whole;
}

/** What is always sent, but for choices among values in whose place others are made: `status: ['DRAFT', 'SENT']`. */
export function withoutChosen(always: unknown, chosen: unknown): unknown {
  if (!isJsonObject(always) || !isJsonObject(chosen)) return always;
  return Object.fromEntries(
    Object.entries(always).filter(
      ([name, value]) => !isChoice(value) || !Object.hasOwn(chosen, name),
    ),
  );
}

function isChoice(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one !== 'object');
}

/** Whether two fragments have different values at the same path. */
export function collide(left: unknown, right: unknown): boolean {
  if (left === undefined || right === undefined) return false;
  if (Array.isArray(left) && Array.isArray(right)) return false;
  if (!isJsonObject(left) || !isJsonObject(right)) return left !== right;
  return Object.keys(right).some(
    (key) => Object.hasOwn(left, key) && collide(left[key], right[key]),
  );
}

/**
 * Moves the value of an object in a fragment into a list in that object: `{ filter: { a } }` becomes `{
 * filter: { and: [{ a }] } }`.
 *
 * @param path to the list
 */
export function wrapInList(part: unknown, path: readonly string[]): unknown {
  return moved(part, path, (inner) => [inner]);
}

/**
 * Moves the value of an object in a fragment into an object in that object: `{ filter: { a } }` becomes `{ filter: {
 * not: { a } } }`.
 *
 * @param path to the inner object
 */
export function wrapInObject(part: unknown, path: readonly string[]): unknown {
  return moved(part, path, (inner) => inner);
}

function moved(
  part: unknown,
  [name, ...below]: readonly string[],
  wrap: (inner: object) => unknown,
): unknown {
  if (!isJsonObject(part)) return part;
  if (below.length === 0) return { [name]: wrap(part) };
  return Object.hasOwn(part, name) ? { ...part, [name]: moved(part[name], below, wrap) } : part;
}

/** Whether a fragment has a value at a path. */
export function hasPath(part: unknown, path: readonly string[]): boolean {
  const [name, ...below] = path;
  if (name === undefined) return true;
  return isJsonObject(part) && Object.hasOwn(part, name) && hasPath(part[name], below);
}

/** Whether all of a fragment is below a path. */
export function isWithin(part: unknown, path: readonly string[]): boolean {
  const [name, ...below] = path;
  if (name === undefined) return true;
  return isJsonObject(part) && Object.keys(part).join() === name && isWithin(part[name], below);
}
