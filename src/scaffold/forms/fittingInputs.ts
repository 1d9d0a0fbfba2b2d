import type { InputPlan } from './inputPlan.ts';

/** So many inputs are still a form. */
export const MOST_INPUTS = 80;

/** `addOrder(input: { examId, … }, examId: ID!)`: what must be said once need not be said again among the values. */
export function withoutRepeated(
  own: readonly InputPlan[],
  beside: readonly InputPlan[],
): InputPlan[] {
  const demandedBeside = new Set(beside.flatMap(({ name, required }) => (required ? [name] : [])));
  return own.filter(({ name, required }) => required || !demandedBeside.has(name));
}

/**
 * As many inputs as a form can have: lists of related records are the first to be left out, and what must be given is
 * kept. Null where even that is too much.
 *
 * @param others how many inputs there are besides
 */
export function fewEnough(
  inputs: readonly InputPlan[],
  others: number,
): readonly InputPlan[] | null {
  const most = MOST_INPUTS - others;
  if (inputs.length <= most) return inputs;
  const rank = ({ required, kind }: InputPlan) => (required ? 0 : kind.records?.many ? 2 : 1);
  const kept = new Set([...inputs].sort((one, other) => rank(one) - rank(other)).slice(0, most));
  return inputs.every((input) => !input.required || kept.has(input))
    ? inputs.filter((input) => kept.has(input))
    : null;
}
