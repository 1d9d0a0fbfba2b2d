import type { RecordKey } from '../../../address/resource.ts';
import type { RowChangesOfTab } from '../tabDefinition.ts';
import { RowButtons } from './RowButtons.tsx';
import type { RowsToChange } from './rowChanges.ts';

/** The name of the column with what can be done with a row. */
const CHANGES = 'changes';

/** What can be done with the rows of a tab whose records have no pages: a last column with buttons. */
export function changeColumn(changes: RowsToChange): RowChangesOfTab {
  return {
    column: (resource, address, count) => ({
      name: CHANGES,
      columns: [
        { id: CHANGES, label: 'Actions', holds: 'controls', value: () => null, cell: () => null },
      ],
      data: Array.from({ length: count }, () => true),
      within: (_, row) => {
        const { id } = row as { readonly id: RecordKey | null | undefined };
        if (id === null || id === undefined) return null;
        return (
          <RowButtons resource={resource} changes={changes} rowKey={String(id)} address={address} />
        );
      },
    }),
  };
}
