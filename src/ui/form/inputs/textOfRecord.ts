import { valueOf, type Caught } from '../../../relay/caught.ts';
import type { FormState } from '../values.ts';

/** The text at a path of a record; null where there is none. */
export function textOfRecord(record: FormState, path: readonly string[]): string | null {
  const found = path.reduce<unknown>(
    (outer, name) => {
      const object = valueOf(outer as Caught<unknown>);
      return typeof object === 'object' && object !== null ? Reflect.get(object, name) : null;
    },
    path.length > 0 ? record : null,
  );
  return textOf(found as Caught<unknown>);
}

/** A text that is not empty; null for all else. */
export function textOf(value: Caught<unknown>): string | null {
  const found = valueOf(value);
  return typeof found === 'string' && found !== '' ? found : null;
}
