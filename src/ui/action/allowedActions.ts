import type { ActionLink, RecordActions } from './recordAction.ts';
import { isAllowed } from '../access/recordPermissions.ts';

/**
 * The actions that a record allows. Deleting stays where people look for it, as denied: other actions come and go with
 * the state of a record.
 */
export function allowedActions<Row>(
  actions: RecordActions<Row>,
  record: unknown,
): ReadonlyArray<ActionLink<Row> & { readonly isDenied?: boolean }> {
  return actions.flatMap((link) => {
    if (isAllowed(record, link.permission)) return [link];
    return link.isDelete ? [{ ...link, isDenied: true }] : [];
  });
}
