import type { UseFormReturn } from 'react-hook-form';

/** What picked records filled in, by the form's control and the path of the input. */
const filled = new WeakMap<object, Map<string, string>>();

type Form = Pick<UseFormReturn, 'control' | 'getValues' | 'setValue' | 'watch'>;

/** Fills in a code that a picked record brings along. */
export function fillIn(form: Form, path: string, code: string): void {
  const all = filled.get(form.control) ?? follow(form);
  all.set(path, code);
  form.setValue(path, code, { shouldDirty: true });
}

/** Whether an input has what a picked record filled in, and no person has changed it since. */
export function isFilledIn({ control, getValues }: Form, path: string): boolean {
  return filled.get(control)?.get(path) === getValues(path);
}

/** Forgets what was filled in where a person chooses something else, for as long as there is the form. */
function follow({ control, watch }: Form): Map<string, string> {
  const all = new Map<string, string>();
  filled.set(control, all);
  watch((_held, { name, type }) => {
    if (name !== undefined && type === 'change') all.delete(name);
  });
  return all;
}
