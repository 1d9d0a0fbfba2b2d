import { set, useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { Locale } from '../../locale/locale.ts';
import { arrivals } from './arrivals.ts';
import type { Problem } from './input.ts';
import { findProblems, type AnyFields, type FormState } from './values.ts';

interface CheckedForm {
  readonly fields: AnyFields;
  /** The initial values. */
  readonly start: FormState;
  /** The record's values when it was last read; null for a new record. */
  readonly before: FormState | null;
  readonly locale: Locale;
}

/** The state of a form, which is validated before it is sent: together with what is on its way into its inputs. */
export function useCheckedForm({
  fields,
  start,
  before,
  locale,
}: CheckedForm): UseFormReturn<Record<string, unknown>> {
  const form: UseFormReturn<Record<string, unknown>> = useForm<Record<string, unknown>>({
    defaultValues: start,
    resolver: async (now) => {
      const arrived = arrivals(form.control);
      await arrived;
      const state = arrived ? form.getValues() : now;
      const problems = findProblems(fields, state, locale, before);
      return problems.length === 0
        ? { values: state, errors: {} }
        : { values: {}, errors: errorsOf(problems) };
    },
  });
  return form;
}

/** Problems at the paths of their inputs. */
function errorsOf(problems: readonly Problem[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of problems) set(errors, path.join('.'), { type: 'check', message });
  return errors;
}
