import type { Hole, Variables } from '../../model/types/variables.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { imported } from '../code/scope.ts';
import { templateDoc } from '../lists/template.ts';
import type { Plan } from '../plan.ts';

/** The functions that read keys, by the scalars that have them as values. */
const KEY_READERS: Readonly<Record<string, RegExp>> = {
  integerKey: /^Int$/,
  bigIntegerKey: /^(big_?int|long|int64)$/i,
  uuidKey: /^uuid$/i,
};

/** What reads a key's value out of a text: a function of its own where not every text can be one. */
export function keyReader(plan: Plan, { type, before, after }: Hole): string {
  if (before || after) return 'String';
  const scalar = namedTypeOf(type);
  const [own] = Object.entries(KEY_READERS).find(([, pattern]) => pattern.test(scalar)) ?? [];
  const leafType = plan.leafType(type);
  if (own && (own === 'integerKey') === (leafType === 'number')) return own;
  return leafType === 'number' ? 'Number' : 'String';
}

/** An expression for a key's value in a text. @param reader what `keyReader` gives */
export function readKeyBy(reader: string, text: string): string {
  return Object.hasOwn(KEY_READERS, reader)
    ? `${imported(reader, 'src/relay/recordKey.ts')}(${text})`
    : `${reader}(${text})`;
}

/** Key field → the variable for its value: the last part of a dotted name. */
export function keyVariables(plan: Plan, key: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    key.map((dotted) => {
      const name = plan.variable(dotted.split('.').pop() ?? dotted, ...taken);
      taken.add(name);
      return [dotted, name];
    }),
  );
}

export function holesOf(variables: Variables): Hole[] {
  const holes: Hole[] = [];
  templateDoc(variables, (hole) => {
    holes.push(hole);
    return '';
  });
  return holes;
}
