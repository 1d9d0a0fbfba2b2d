import type { Address } from './address.ts';

/** The value of a parameter; of several of that name, the first. */
export function firstValueOf(address: Address, name: string): string | undefined {
  const value = Object.hasOwn(address, name) ? address[name] : undefined;
  return Array.isArray(value) ? value[0] : value;
}

/** The values of a parameter that may be repeated or have several lines. */
export function valuesOf(address: Address, name: string): string[] {
  const value = Object.hasOwn(address, name) ? address[name] : undefined;
  const texts = [value ?? []].flat().flatMap((text) => text.split(/\r?\n/));
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
}
