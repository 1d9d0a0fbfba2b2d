import { useState } from 'react';
import type { AnyPicker } from '../../lists/picker.ts';
import { chosenOption, type RelationState } from './unchosen.ts';
import { useRecordAround, type RecordAround } from './recordAround.ts';
import type { AnyFields, FormState } from './values.ts';

/**
 * What the form around says of a record that is made beside it: a contact that is made for a ticket is one of the
 * ticket's customer. Read once, when it begins to be made.
 *
 * @param fields the inputs of the new record
 * @returns values of its inputs, where each form has one input for such records
 */
export function useChosenBeside(fields: AnyFields): FormState {
  const around = useRecordAround();
  const [chosen] = useState(() => chosenBeside(fields, around()));
  return chosen;
}

export function chosenBeside(fields: AnyFields, around: RecordAround): FormState {
  const own = onlyInputs(fields);
  const others = onlyInputs(around.fields);
  return Object.fromEntries(
    [...own].flatMap(([picker, name]) => {
      const other = name === null ? null : others.get(picker);
      const value = other ? chosenOption(around.values[other] as RelationState) : null;
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
