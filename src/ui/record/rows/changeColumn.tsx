import { useMemo } from 'react';
import type { Address } from '../../../address/address.ts';
import type { RecordKey, Resource } from '../../../address/resource.ts';
import type { Beside } from '../../list/beside.tsx';
import type { RowChangesOfTab } from '../tabDefinition.ts';
import { RowButtons } from './RowButtons.tsx';

/** The name of the column with what can be done with a row. */
const CHANGES = 'changes';

/**
 * The column with what can be done with each row of a tab whose records have no pages.
 *
 * @param count how many rows there are
 * @returns undefined where nothing can be done with them
 */
export function useChangeColumn(
  { changes, resource }: { readonly changes?: RowChangesOfTab; readonly resource: Resource },
  address: Address,
  count: number,
): readonly Beside[] | undefined {
  return useMemo(
    () =>
      changes && [
        {
          name: CHANGES,
          columns: [{ id: CHANGES, label: 'Actions', value: () => null, cell: () => null }],
          data: Array.from({ length: count }, () => true),
          within: (_, row) => (
            <RowButtons
              resource={resource}
              changes={changes}
              rowKey={String((row as { readonly id: RecordKey }).id)}
              address={address}
            />
          ),
        },
      ],
    [changes, resource, address, count],
  );
}
