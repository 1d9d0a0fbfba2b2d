import { property } from './docs.ts';

const INHERITED = new Set(Object.getOwnPropertyNames(Object.prototype));

/**
 * Whether every object has a member of that name. Where a type says of an object what any of its values is,
 * but not what they are called, TypeScript takes such a value for that member: its type has to stand with it.
 */
export function isInherited(name: string): boolean {
  return INHERITED.has(name);
}

/** `name: value` in an object that may hold any names. @param typed what says the type of an inherited name's value */
export function entry(name: string, value: string, typed = 'as const'): string {
  return isInherited(name) ? property(name, `${value} ${typed}`) : property(name, value);
}
