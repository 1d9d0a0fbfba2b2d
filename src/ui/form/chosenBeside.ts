import { createContext, useContext, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AnyPicker } from '../../lists/picker.ts';
import type { AnyFields, FormState } from './values.ts';

/** The inputs of the form around; none outside of a form. */
export const FormInputsContext = createContext<AnyFields>({});

/**
 * What the form around says of a record that is made beside it: a contact that is made for a ticket is one of the
 * ticket's customer. Read once, when it begins to be made.
 *
 * @param fields the inputs of the new record
 * @returns values of its inputs, where each form has one input for such records
 */
export function useChosenBeside(fields: AnyFields): FormState {
  const around = useContext(FormInputsContext);
  const form = useFormContext<FormState>() as ReturnType<typeof useFormContext<FormState>> | null;
  const [chosen] = useState(() => chosenBeside(fields, around, form?.getValues() ?? {}));
  return chosen;
}

/** @param values of the form around */
export function chosenBeside(fields: AnyFields, around: AnyFields, values: FormState): FormState {
  const own = onlyInputs(fields);
  const others = onlyInputs(around);
  return Object.fromEntries(
    [...own].flatMap(([picker, name]) => {
      const other = name === null ? null : others.get(picker);
      const value = other ? values[other] : null;
      return name !== null && value ? [[name, value]] : [];
    }),
  );
}

/** The input for one record by its picker; null where there are several. */
function onlyInputs(fields: AnyFields): Map<AnyPicker, string | null> {
  const inputs = new Map<AnyPicker, string | null>();
  for (const [name, { finds }] of Object.entries(fields))
    if (finds && !finds.isMany) inputs.set(finds.picker, inputs.has(finds.picker) ? null : name);
  return inputs;
}
