import { useMemo } from 'react';
import { denialOf, type Access } from '../../access/access.ts';
import { allowedFields, allowedResource } from '../access/allowedResource.ts';
import { screenDenial } from '../access/screenDenial.ts';
import { useAccess } from '../access/useAccess.ts';
import type { ActionLink } from './recordAction.ts';
import { mayLink } from './recordLinks.ts';
import type { RecordOperations } from './recordOperations.ts';

/** The operations that the person may use. */
export function useAllowedOperations<Row, SelectedRow>(
  operations: RecordOperations<Row, SelectedRow> | undefined,
): RecordOperations<Row, SelectedRow> | undefined {
  const access = useAccess();
  return useMemo(() => operations && allowedOperations(access, operations), [access, operations]);
}

/** The same operations where none of them is denied. */
export function allowedOperations<Row, SelectedRow>(
  access: Access,
  operations: RecordOperations<Row, SelectedRow>,
): RecordOperations<Row, SelectedRow> {
  if (Object.keys(access.denied).length === 0) return operations;
  const { resource, create, edit, fields, bulk } = operations;
  const canCreate = create !== undefined && !screenDenial(access, resource, 'create');
  const canEdit = edit !== undefined && !screenDenial(access, resource, 'edit');
  const isAllowed = ({ mutation, isDelete }: ActionLink<never>) =>
    isDelete
      ? !screenDenial(access, resource, 'delete')
      : mutation === undefined || !denialOf(access, `Mutation.${mutation}`);
  const bulkActions = bulk?.actions.filter(isAllowed) ?? [];
  const bulkEdit = canEdit ? (bulk?.edit ?? null) : null;
  const links = bulk?.links.filter((each) => mayLink(access, each)) ?? [];
  const hasBulk = bulkActions.length > 0 || bulkEdit !== null || links.length > 0;
  return {
    ...operations,
    resource: allowedResource(access, resource),
    fields: fields && (async () => allowedFields(access, resource, 'create', await fields())),
    create: canCreate ? create : undefined,
    edit: canEdit ? edit : undefined,
    actions: operations.actions.filter(isAllowed),
    bulk: bulk && hasBulk ? { ...bulk, actions: bulkActions, edit: bulkEdit, links } : null,
    canImport: operations.canImport && canCreate,
  };
}
