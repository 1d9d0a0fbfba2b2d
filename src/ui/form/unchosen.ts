import type { Option } from '../../lists/picker.ts';

/** What was typed to find a record, as long as it has led to no choice: no value, and none to be left out unseen. */
export interface Unchosen<Key = string | number> {
  readonly typed: string;
  /** The record that was chosen before, and is again once the text is taken back. */
  readonly chosen: Option<Key> | null;
}

/** The state of an input for one record. */
export type RelationState<Key = string | number> = Option<Key> | Unchosen<Key> | null;

export function isUnchosen(state: unknown): state is Unchosen {
  return typeof state === 'object' && state !== null && 'typed' in state;
}

/** The record that is chosen, whatever is typed to find another one. @param state the state of an input for one record */
export function chosenOption<Key>(state: RelationState<Key>): Option<Key> | null {
  return state !== null && 'typed' in state ? state.chosen : state;
}
