import { useMemo } from 'react';

/**
 * A value of plain JSON as one object for as long as it is equal, so that what depends on it is computed again when it
 * changes, and not whenever it is made anew.
 */
export function useStableValue<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}
