import { createContext, useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AnyFields, FormState } from './values.ts';

/** The record around an input: all its inputs, also hidden ones, and their values. */
export interface RecordAround {
  readonly fields: AnyFields;
  readonly values: FormState;
}

const NOTHING: RecordAround = { fields: {}, values: {} };

/** The record as it was before anything was entered; nothing outside of a form. */
export const RecordAroundContext = createContext(NOTHING);

/** Reads the record around an input as it is by now. */
export function useRecordAround(): () => RecordAround {
  const { fields, values } = useContext(RecordAroundContext);
  const form = useFormContext<FormState>() as ReturnType<typeof useFormContext<FormState>> | null;
  return () => ({ fields, values: { ...values, ...form?.getValues() } });
}
