import { allowedActions, type RecordState } from './allowedActions.ts';
import type { ActionLink } from './recordAction.ts';

interface StateOfRecord<Link> {
  readonly record: unknown;
  readonly state: RecordState;
  /** The actions that the person may use. */
  readonly actions: readonly Link[];
  /** All actions on such records. */
  readonly allActions: ReadonlyArray<ActionLink<never>>;
  /** The record's state. */
  readonly from: unknown;
  readonly to: unknown;
}

/**
 * How a record gets to a state.
 *
 * @returns the action that leads there, which may do more than set the field; `update` where none does, or where the
 *   record has been there, so that the field is only corrected; null where neither will do
 */
export function wayTo<Link extends ActionLink<never>>({
  record,
  state,
  actions,
  allActions,
  from,
  to,
}: StateOfRecord<Link>): Link | 'update' | null {
  const leads = ({ leadsTo }: ActionLink<never>) => leadsTo === to;
  const link = allowedActions(actions, record, state).find(leads);
  if (link) return link;
  return !allActions.some(leads) || isPassed(state, from, to) ? 'update' : null;
}

/** Whether a record has been at a state: what leads there is done. */
function isPassed({ choices }: RecordState, from: unknown, to: unknown): boolean {
  const [before, after] = [from, to].map((value) => choices[String(value)]?.step);
  return before !== undefined && after !== undefined && after <= before;
}
