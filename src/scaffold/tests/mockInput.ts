import type { Plan } from '../plan.ts';
import { demanded } from '../forms/sent.ts';
import type { EditPlan, FormPlan } from '../forms/formPlan.ts';
import type { InputPlan } from '../forms/inputPlan.ts';

/** What a test enters into an input, and what is sent for it, as code. */
export interface MockInput {
  readonly name: string;
  readonly typed: string;
  readonly sent: string;
}

/** The inputs that a test of an edit form fills in: one; null where none can be typed into. */
export function changedInput(plan: Plan, form: EditPlan): MockInput | null {
  // What is sent each time would have to be known.
  if (demanded(form).length > 0 || hidesMembers(form)) return null;
  const readable = form.inputs.filter(({ field }) => field !== null);
  return first(plan, readable);
}

/** The inputs that a test of a form for a new record fills in: all that it needs; null where it cannot. */
export function filledInputs(plan: Plan, form: FormPlan): readonly MockInput[] | null {
  if (hidesMembers(form)) return null;
  const required = form.inputs.filter((input) => input.required);
  const filled = required.map((input) => mockInput(plan, input));
  if (filled.some((input) => input === null)) return null;
  if (filled.length > 0) return filled.filter((input) => input !== null);
  const one = first(plan, form.inputs);
  return one && [one];
}

/** An input is called as what every object has: TypeScript takes no literal without it. */
function hidesMembers({ inputs }: FormPlan): boolean {
  return inputs.some(({ name }) => name in Object.prototype);
}

function first(plan: Plan, inputs: readonly InputPlan[]): MockInput | null {
  for (const input of inputs) {
    const own = mockInput(plan, input);
    if (own) return own;
  }
  return null;
}

function mockInput(
  plan: Plan,
  { name, kind, limits, isSecret, setting }: InputPlan,
): MockInput | null {
  if (isSecret || setting || Object.keys(limits).length > 0) return null;
  switch (kind.make) {
    case 'text':
      return kind.format === null
        ? { name, typed: 'Something else', sent: "'Something else'" }
        : null;
    case 'longText':
      return { name, typed: 'Something else', sent: "'Something else'" };
    case 'integer':
      return { name, typed: '8', sent: '8' };
    case 'float':
      return { name, typed: '8.5', sent: '8.5' };
    case 'decimal': {
      const typed = kind.isWhole ? '8' : '8.5';
      return { name, typed, sent: kind.asNumber ? typed : `'${typed}'` };
    }
    default:
      return null;
  }
}
