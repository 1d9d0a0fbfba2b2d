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
import type { MoveResult, SentMove } from './boardMoves.ts';
import { moveByAction } from './moveByAction.ts';
import { moveByUpdate } from './moveByUpdate.ts';

/** How the cards of a board are moved. */
export interface Movement {
  readonly canMove: (row: unknown) => boolean;
  /** Sends a move. Never rejects. */
  readonly save: (move: SentMove, locale: Locale) => Promise<MoveResult>;
}

interface MovableBoard {
  readonly resource: Resource;
  readonly bulk: BulkOperations<unknown>;
  readonly state: RecordState | undefined;
  /** The field by which the board is divided. */
  readonly by: string;
  readonly access: Access;
}

/**
 * Loads how cards are moved: by the update where that can set the field, else by the actions that lead to its values.
 *
 * @returns null where the person can do neither
 */
export async function loadMovement(board: MovableBoard): Promise<Movement | null> {
  const { resource, bulk, state, by, access } = board;
  const { permissions = {} } = bulk;
  const editing = await loadEditing(bulk.edit);
  const fields = editing ? allowedFields(access, resource, 'edit', editing.fields) : {};
  if (editing && Object.hasOwn(fields, by) && isOneValue(fields[by]))
    return {
      canMove: (row) => isFieldAllowed(row, permissions, by),
      save: (move, locale) => moveByUpdate({ ...move, editing: editing.record, by }, locale),
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

/** Whether an input takes a value that a lane can stand for. */
function isOneValue(input: LabelledInput): boolean {
  return !input.finds && !input.item && !input.parts && isReadable(input);
}
