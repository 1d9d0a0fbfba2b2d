import type { Caught, Uncaught } from '../../src/relay/caught.ts';
import { reading } from '../../src/relay/caught.ts';

/** Compiles only where both are the same type. */
function same<One, Other>(
  ..._: [One] extends [Other] ? ([Other] extends [One] ? [] : [never]) : [never]
): void {}

test('a record with a value of its own is read as what it is, caught or not', () => {
  same<Uncaught<{ readonly value: string }>, { readonly value: string }>();
  same<Uncaught<string | null | undefined>, string>();
  same<
    Uncaught<
      | { readonly ok: true; readonly value: { readonly value: string } | null }
      | { readonly ok: false; readonly errors: readonly unknown[] }
    >,
    { readonly value: string }
  >();
  const record = { value: 'image/png' };
  expect(reading(record as Caught<Uncaught<typeof record>>)).toEqual({ ok: true, value: record });
});
