import type { Observations } from '../../model/observations.ts';

/** Observations joined part by part; of what both have, the later counts. */
export function mergeObservations(...all: readonly Observations[]): Observations {
  return all.reduce<Observations>((before, after) => merge(before, after) as Observations, {});
}

function merge(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) return after;
  const merged = Object.entries(after).map(
    ([key, value]) =>
      [key, Object.hasOwn(before, key) ? merge(before[key], value) : value] as const,
  );
  return { ...before, ...Object.fromEntries(merged) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
