import type { Path } from '../../model/types/variables.ts';
import type { RecordPermission } from '../../model/types/signIn.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Context } from '../context.ts';
import { mayBeNull } from '../graphql/mayBeNull.ts';
import type { Selection } from '../graphql/selection.ts';
import type { Subject } from '../subject.ts';
import type { ActionPlan } from './actionPlan.ts';
import type { EditPlan } from './formPlan.ts';

/** The permissions of a record that govern something on its page. */
export function permissionsOf({
  subject,
  forms,
}: Pick<ResourcePlan, 'subject' | 'forms'>): RecordPermission[] {
  const { edit, actions } = forms;
  return subject.resource.permissions.filter(({ governs }) => {
    if (governs.kind === 'update') return edit !== null;
    if (governs.kind === 'delete') return actions.some(({ isDelete }) => isDelete);
    if (governs.kind === 'action')
      return actions.some(({ mutation }) => isSamePath(mutation.path, governs.mutation));
    if (governs.kind === 'field')
      return edit?.inputs.some(({ field }) => field?.name === governs.field) ?? false;
    return false;
  });
}

/** The permissions that govern the form that changes a record. */
export function editPermissionsOf({ resource }: Subject, edit: EditPlan): RecordPermission[] {
  return resource.permissions.filter(
    ({ governs }) =>
      governs.kind === 'update' ||
      (governs.kind === 'field' && edit.inputs.some(({ field }) => field?.name === governs.field)),
  );
}

/** The permissions that govern bulk work on the records of a list. */
export function bulkPermissionsOf({ subject, forms, list }: ResourcePlan): RecordPermission[] {
  if (!list) return [];
  const { single } = list;
  const actions = forms.actions.filter((action) => !single.actions.has(action));
  const edit = single.edit ? null : forms.edit;
  return permissionsOf({ subject, forms: { ...forms, edit, actions } });
}

/** Asks a record for what it says of them. */
export function selectPermissions(
  context: Context,
  selection: Selection,
  type: string,
  permissions: readonly RecordPermission[],
): void {
  for (const { path } of permissions)
    selection.path(path, { caught: mayBeNull(context.type(type), path) });
}

/** Where a record says whether an action may be done; null where it does not. */
export function permissionOf(
  action: ActionPlan,
  permissions: readonly RecordPermission[],
): Path | null {
  const found = permissions.find(
    ({ governs }) =>
      governs.kind === 'action' && isSamePath(governs.mutation, action.mutation.path),
  );
  return found?.path ?? null;
}

function isSamePath(one: Path, other: Path): boolean {
  return one.join('.') === other.join('.');
}
