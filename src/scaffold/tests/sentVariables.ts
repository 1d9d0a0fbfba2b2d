import { holesIn } from '../../model/shapes/slots.ts';
import type { Hole } from '../../model/types/variables.ts';
import { text } from '../code/docs.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import { knownVariablesDoc } from '../forms/sent.ts';
import type { Plan } from '../plan.ts';
import type { MockInput } from './mockInput.ts';
import type { MockRecord } from './mockRecord.ts';

/**
 * The variables that a form sends, as an object literal: a test that asks the form's own module for them would agree
 * with whatever that gives.
 *
 * @param inputs those that are filled in
 * @param record the changed record; null for a new one
 * @returns null where the scaffold does not know a key that is sent
 */
export function sentVariables(
  plan: Plan,
  form: FormPlan,
  inputs: readonly MockInput[],
  record: MockRecord | null,
): string | null {
  const known = new Map(inputs.map(({ name, sent }) => [name, sent]));
  const keys = new Map<Hole, string>();
  for (const { hole } of holesIn(form.mutation.variables)) {
    const key = record ? keyOf(plan, record, hole) : (known.get(hole.hole) ?? null);
    if (key === null) return null;
    keys.set(hole, hole.type.startsWith('[') ? `[${key}]` : key);
  }
  return knownVariablesDoc(form, { fillKey: (hole) => keys.get(hole) ?? '' }, known);
}

/** What a mutation takes of a record, as a literal; null where the record does not have it. */
function keyOf(plan: Plan, { values }: MockRecord, { hole, path, type }: Hole): string | null {
  const value = values.get(path?.join('.') ?? hole);
  if (value === undefined) return null;
  if (plan.leafType(type) !== 'number') return literal(value);
  // Some schemas have a key as a number in arguments, and as an ID in responses.
  return Number.isNaN(Number(value)) ? null : String(Number(value));
}

function literal(value: string | number | boolean): string {
  return typeof value === 'string' ? text(value) : String(value);
}
