import type { Observations } from '../../model/observations.ts';

/** Observations joined part by part; of what both have, the later counts. Empty parts are left out. */
export function mergeObservations(...all: readonly Observations[]): Observations {
  const merged = all.reduce<unknown>((before, after) => merge(before, after), {});
  return withoutEmpty(merged) ?? {};
}

/** What a backend was seen to do formerly, without what has turned out otherwise. */
export function withoutSettled(
  { fields = {}, ...rest }: Observations,
  settled: ReadonlySet<string>,
): Observations {
  const failing = Object.entries(fields).filter(([coordinate]) => !settled.has(coordinate));
  return { ...rest, fields: Object.fromEntries(failing) };
}

function withoutEmpty(value: unknown): object | undefined {
  if (!isObject(value)) return value as undefined;
  const entries = Object.entries(value)
    .map(([key, entry]) => [key, withoutEmpty(entry)] as const)
    .filter(([, entry]) => entry !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
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
