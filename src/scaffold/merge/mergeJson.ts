import { isJsonObject } from '../../model/jsonObject.ts';

type Json = null | boolean | number | string | readonly Json[] | JsonObject;
interface JsonObject {
  readonly [key: string]: Json;
}

const CONTRADICTION = Symbol('contradiction');

/**
 * Three-way merge of a file of JSON by its keys, in the order that yours has them.
 *
 * @returns null when both sides changed the same value, or when one of them cannot be read
 */
export function mergeJson(yours: string, last: string, next: string): string | null {
  try {
    const merged = merge(parse(yours), parse(last), parse(next));
    return merged === CONTRADICTION ? null : `${JSON.stringify(merged, null, indentOf(yours))}\n`;
  } catch {
    return null;
  }
}

function parse(text: string): Json {
  return JSON.parse(text) as Json;
}

function indentOf(text: string): string {
  return /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
}

/** Undefined means that there is no such key. */
function merge(
  yours: Json | undefined,
  last: Json | undefined,
  next: Json | undefined,
): Json | undefined | typeof CONTRADICTION {
  if (isSame(yours, last) || isSame(yours, next)) return next;
  if (isSame(next, last)) return yours;
  if (!isJsonObject(yours) || !isJsonObject(next)) return CONTRADICTION;
  const former = isJsonObject(last) ? last : {};
  const merged: Record<string, Json> = {};
  for (const key of keysOf(yours, next)) {
    const value = merge(yours[key], former[key], next[key]);
    if (value === CONTRADICTION) return CONTRADICTION;
    if (value !== undefined) merged[key] = value;
  }
  return merged;
}

/** The keys of your object. Each new key follows the key that it follows in the other object. */
function keysOf(yours: JsonObject, next: JsonObject): string[] {
  const keys = Object.keys(yours);
  for (const [index, key] of Object.keys(next).entries()) {
    if (Object.hasOwn(yours, key)) continue;
    const before = Object.keys(next)
      .slice(0, index)
      .findLast((other) => keys.includes(other));
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key);
  }
  return keys;
}

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
