import type { Choices } from '../choices.ts';
import type { Fragment } from '../fragment.ts';
import type { ComparisonSetting } from '../listSettings.ts';

/** Values of which each comparison accepts one. */
const SAMPLES = [
  ...['true', '1', '2000-01-01', '2000-01-01T00:00:00Z', 'a', '1..2'],
  ...['1 d', '10.0.0.0/8', 'a: b'],
];

const ANYBODY = { timeZone: 'UTC', now: 0, lists: {} };

/** The variables that a comparison sends for some value: which they are does not depend on it. Undefined for none. */
export function sampleVariables<Variables>(
  comparison: ComparisonSetting<Variables>,
  choices: Choices = {},
): Fragment<Variables> | undefined {
  const sample = [...SAMPLES, ...Object.keys(choices)].find((text) => comparison.accepts(text));
  return sample === undefined ? undefined : comparison.variables([sample], ANYBODY);
}
