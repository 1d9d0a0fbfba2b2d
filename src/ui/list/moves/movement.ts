import 'client-only';
import type { Access } from '../../../access/access.ts';
import type { Resource } from '../../../address/resource.ts';
import { allowedFields } from '../../access/allowedResource.ts';
import { isFieldAllowed } from '../../access/recordPermissions.ts';
import { allowedActions, type RecordState } from '../../action/allowedActions.ts';
import type { BulkOperations } from '../../action/recordOperations.ts';
import { isReadable, type LabelledInput } from '../../form/input.ts';
import { loadEditing } from '../sheet/editing.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { MoveResult, SentMove } from './cardMoves.ts';
import { moveByAction } from './moveByAction.ts';
import { moveByUpdate } from './moveByUpdate.ts';

/** How cards are moved. */
export interface Movement {
  readonly canMove: (row: unknown) => boolean;
  /** Sends a move. Never rejects. */
  readonly save: (move: SentMove, locale: Locale) => Promise<MoveResult>;
}

interface MovableRows {
  readonly resource: Resource;
  readonly bulk: BulkOperations<unknown>;
  readonly state: RecordState | undefined;
  /** The field that says at which place a row lies. */
  readonly by: string;
  /** Whether an input takes what places stand for. */
  readonly suits: (input: LabelledInput) => boolean;
  /** What the input is labelled by which the field is set, where that may have another name: `customerId` of a customer. */
  readonly label?: string;
  readonly access: Access;
}

/**
 * Loads how cards are moved: by the update where that can set the field, else by the actions that lead to its values.
 *
 * @returns null where the person can do neither
 */
export async function loadMovement(rows: MovableRows): Promise<Movement | null> {
  const { resource, bulk, state, by, suits, label, access } = rows;
  const { permissions = {} } = bulk;
  const editing = await loadEditing(bulk.edit);
  const fields = editing ? allowedFields(access, resource, 'edit', editing.fields) : {};
  const isSetBy = (name: string) => isReadable(fields[name]) && suits(fields[name]);
  const labelled = Object.keys(fields).filter(
    (name) => fields[name].label === label && isSetBy(name),
  );
  const named = Object.hasOwn(fields, by) && isSetBy(by) ? by : null;
  const input = named ?? (labelled.length === 1 ? labelled[0] : null);
  if (editing && input !== null)
    return {
      canMove: (row) => isFieldAllowed(row, permissions, input),
      save: (move, locale) => moveByUpdate({ ...move, editing: editing.record, by: input }, locale),
    };
  const actions = bulk.actions.filter(({ leadsTo }) => leadsTo !== undefined);
  if (state?.field !== by || actions.length === 0) return null;
  const allowed = (row: unknown) => allowedActions(actions, row, state);
  return {
    canMove: (row) => allowed(row).length > 0,
    save: (move, locale) =>
      moveByAction({ ...move, access, actions: allowed(move.card.row) }, locale),
  };
}
