import { property } from './docs.ts';

const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether every object inherits a member of that name. In a literal of a type with arbitrary keys, TypeScript
 * checks such a value against the inherited member, so that it needs a type of its own.
 */
export function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

/** `name: value` in an object that may hold any names. @param typed the type annotation of an inherited name's value */
export function entry(name: string, value: string, typed = 'as const'): string {
  return isInherited(name) ? property(name, `${value} ${typed}`) : property(name, value);
}
