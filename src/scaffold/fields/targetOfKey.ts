import type { Field } from '../../model/types/fields.ts';
import type { Subject } from '../subject.ts';

/** The records of one of which a field has the key, where that key is the one in the addresses of their pages. */
export function targetOfKey(
  context: { of(type: string): Subject | undefined },
  { references }: Pick<Field, 'references'>,
): Subject | null {
  const target = references && context.of(references.to);
  return target?.record && target.key.join() === references?.key ? target : null;
}
