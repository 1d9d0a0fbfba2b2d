import { useMemo, type ReactNode } from 'react';
import { FieldGrid } from './FieldGrid.tsx';
import { FormButtons, type FormButtonsProps } from './FormButtons.tsx';
import { IsThereContext } from './FormField.tsx';
import { RecordAroundContext, type RecordAround } from './recordAround.ts';
import type { AnyFields, FormState } from './values.ts';

/** @param buttons gives the buttons that send and leave the form, with others between */
export type FormLayout = (
  buttons: (beside?: ReactNode) => ReactNode,
  fields: AnyFields,
) => ReactNode;

interface FormInputsProps extends Omit<FormButtonsProps, 'beside'> {
  readonly fields: AnyFields;
  readonly start: FormState;
  readonly before: FormState | null;
  readonly around?: RecordAround;
  readonly layout?: FormLayout;
}

/** The inputs of a form and its buttons, as they are laid out. */
export function FormInputs({
  fields,
  start,
  before,
  around,
  layout = inputsAboveButtons,
  ...buttons
}: FormInputsProps) {
  const record = useMemo(() => around ?? { fields, values: start }, [around, fields, start]);
  return (
    <IsThereContext value={before !== null}>
      <RecordAroundContext value={record}>
        {layout(
          (beside) => (
            <FormButtons {...buttons} beside={beside} />
          ),
          fields,
        )}
      </RecordAroundContext>
    </IsThereContext>
  );
}

const inputsAboveButtons: FormLayout = (buttons, fields) => (
  <>
    <FieldGrid fields={fields} />
    {buttons()}
  </>
);
