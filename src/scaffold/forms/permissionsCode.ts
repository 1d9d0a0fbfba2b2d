import type { RecordPermission } from '../../model/types/signIn.ts';
import type { Path } from '../../model/types/variables.ts';
import { text } from '../code/docs.ts';
import type { EditPlan } from './formPlan.ts';

/** `permissions: { edit: ['viewerCanUpdate'], delete: ['viewerCanDelete'] },` */
export function permissionsProperty(
  permissions: readonly RecordPermission[],
  edit: EditPlan | null,
): string {
  const entry = (kind: 'update' | 'delete', name: string) =>
    permissions
      .filter(({ governs }) => governs.kind === kind)
      .map(({ path }) => `${name}: ${pathCode(path)}`);
  const fields = permissions.flatMap(({ governs, path }) => {
    const input =
      governs.kind === 'field' && edit?.inputs.find(({ field }) => field?.name === governs.field);
    return input ? [`${input.name}: ${pathCode(path)}`] : [];
  });
  const entries = [
    ...entry('update', 'edit'),
    ...entry('delete', 'delete'),
    ...(fields.length > 0 ? [`fields: { ${fields.join(', ')} }`] : []),
  ];
  return entries.length > 0 ? `permissions: { ${entries.join(', ')} },` : '';
}

/** `['userPermissions', 'deleteNote']` */
export function pathCode(path: Path): string {
  return `[${path.map(text).join(', ')}]`;
}
