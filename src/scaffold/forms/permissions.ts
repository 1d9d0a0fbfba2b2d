import type { Path } from '../../model/types/variables.ts';
import type { RecordPermission } from '../../model/types/signIn.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { ActionPlan } from './actionPlan.ts';

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
