import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedNames, type AnyFields, type FormState } from './values.ts';

/**
 * Whether the form's state differs from the record's, that is, whether saving would send anything.
 */
export function useIsChanged(
  { watch, getValues }: UseFormReturn<Record<string, unknown>>,
  fields: AnyFields,
  before: FormState,
): boolean {
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    const compare = (state: FormState) =>
      setChanged(changedNames(fields, before, state).length > 0);
    compare(getValues());
    const subscription = watch(compare);
    return () => subscription.unsubscribe();
  }, [watch, getValues, fields, before]);
  return isChanged;
}
