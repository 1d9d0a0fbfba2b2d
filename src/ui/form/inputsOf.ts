import { labelOf } from '../../locale/labelOf.ts';
import type { Input } from './input.ts';
import type { AnyFields } from './values.ts';

const labelled = new WeakMap<object, AnyFields>();

/**
 * The inputs of a form. An input without a label gets its name in words. The same fields give the same object, so that
 * a form may call this whenever it renders.
 *
 * @param fields inputs by name: `Fields` of any values
 */
export function inputsOf(fields: object): AnyFields {
  const known = labelled.get(fields);
  if (known) return known;
  const entries = Object.entries(fields as Readonly<Record<string, Input>>);
  const inputs = Object.fromEntries(
    entries.map(([name, input]) => [name, { ...input, label: input.label ?? labelOf(name) }]),
  );
  labelled.set(fields, inputs);
  return inputs;
}
