import 'client-only';
import { denialOf, type Access } from '../../../access/access.ts';
import type { Resource } from '../../../address/resource.ts';
import { allowedFields } from '../../access/allowedResource.ts';
import { isFieldAllowed } from '../../access/recordPermissions.ts';
import { allowedActions, type RecordState } from '../../action/allowedActions.ts';
import type { ActionLink } from '../../action/recordAction.ts';
import type { BulkOperations } from '../../action/recordOperations.ts';
import { wayTo } from '../../action/wayTo.ts';
import { isReadable, type LabelledInput } from '../../form/input.ts';
import { loadEditing } from '../sheet/editing.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { MoveResult, SentMove } from './cardMoves.ts';
import { moveByAction } from './moveByAction.ts';
import { moveByUpdate, type PlaceUpdate } from './moveByUpdate.ts';
import { NEEDS_MORE, refusal } from './refusal.ts';

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
 * Loads how cards are moved: by the action that leads to a place, which may do more than set the field, else by the update.
 *
 * @returns null where the person can do neither
 */
export async function loadMovement(rows: MovableRows): Promise<Movement | null> {
  const { bulk, state, by } = rows;
  const { permissions = {} } = bulk;
  const update = await loadUpdate(rows);
  const isState = state?.field === by;
  const actions = isState ? bulk.actions.filter(({ leadsTo }) => leadsTo !== undefined) : [];
  if (!update && actions.length === 0) return null;
  const mayUpdate = (row: unknown) =>
    update !== null && isFieldAllowed(row, permissions, update.by);
  return {
    canMove: (row) => mayUpdate(row) || allowedActions(actions, row, state).length > 0,
    save: async (move, locale) => {
      const { card, from, to } = move;
      const record = { ...(card.row as object), [by]: from.value };
      const { allActions } = bulk;
      const way = isState
        ? wayTo({ record, state, actions, allActions, from: from.value, to: to.value })
        : 'update';
      if (way && way !== 'update')
        return moveByAction({ ...move, link: way, access: rows.access, update }, locale);
      if (way && update && mayUpdate(card.row)) return moveByUpdate({ ...move, ...update }, locale);
      const known = isState ? allActions.find(({ leadsTo }) => leadsTo === to.value) : undefined;
      return refusal(card.title, reasonAgainst(move, known, rows, locale), locale);
    },
  };
}

/** Why a card is not moved. @param known the action that leads to the place, if there is one */
function reasonAgainst(
  { from, to, labelOf }: SentMove,
  known: ActionLink<never> | undefined,
  { bulk, access }: MovableRows,
  locale: Locale,
): string {
  const isListed = bulk.actions.some(({ label }) => label === known?.label);
  if (!known || isListed)
    return t('No action leads from {from} to {to}.', locale, {
      from: labelOf(from),
      to: labelOf(to),
    });
  if (known.mutation !== undefined && denialOf(access, `Mutation.${known.mutation}`))
    return t('You may not change this.', locale);
  return t(NEEDS_MORE, locale, { action: tLabel(known.label, locale) });
}

/** How the field is set that says at which place a row lies; null where the person may not do that. */
async function loadUpdate(rows: MovableRows): Promise<PlaceUpdate | null> {
  const { resource, bulk, by, suits, label, access } = rows;
  const editing = await loadEditing(bulk.edit);
  const fields = editing ? allowedFields(access, resource, 'edit', editing.fields) : {};
  const isSetBy = (name: string) => isReadable(fields[name]) && suits(fields[name]);
  const labelled = Object.keys(fields).filter(
    (name) => fields[name].label === label && isSetBy(name),
  );
  const named = Object.hasOwn(fields, by) && isSetBy(by) ? by : null;
  const input = named ?? (labelled.length === 1 ? labelled[0] : null);
  return editing && input !== null ? { editing: editing.record, by: input } : null;
}
