import type { FilterKind } from './filterKind.ts';
import type { Comparison } from './operators.ts';

/** What is typed for values with a form of their own, the same in all languages. */
const EXAMPLES: Readonly<Partial<Record<FilterKind, string>>> = {
  duration: '1 d 2 h 30 min',
  network: '10.0.0.0/8',
  structure: 'key: value',
};

/** What can be typed for a comparison, where that is not plain; undefined where it is. */
export function exampleFor(kind: FilterKind, comparison: Comparison): string | undefined {
  return comparison === 'hasKey' ? undefined : EXAMPLES[kind];
}
