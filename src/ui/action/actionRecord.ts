import type { Result } from 'relay-runtime';
import { caughtError, reading, type Caught } from '../../relay/caught.ts';

/** A record of which each field may have been read under `@catch`. */
export type CaughtFields<Row> = {
  readonly [Name in keyof Row]: Row[Name] | Result<Row[Name], unknown>;
};

/**
 * A record as an action takes it: the values of its fields.
 *
 * @returns a record that throws where a field is read that the backend could not give, so that an action fails only
 * when it needs that field
 */
export function actionRecord<Row>(record: CaughtFields<Row>): Row {
  const fields = Object.entries(record as Record<string, Caught<unknown>>).map(
    ([name, value]): [string, PropertyDescriptor] => {
      const read = reading(value);
      if (read.ok) return [name, { value: read.value, enumerable: true }];
      return [name, { get: () => fail(read.errors), enumerable: true }];
    },
  );
  return Object.defineProperties({}, Object.fromEntries(fields)) as Row;
}

function fail(errors: readonly unknown[]): never {
  throw caughtError(errors);
}
