import { useEffect } from 'react';
import type { Columns } from '../../fields/column.tsx';
import { variableOf } from './columnVariables.ts';

/**
 * Warns in development about shown columns whose value is undefined in every row because no query selects
 * it; responses never contain undefined.
 *
 * @param records the plural name of the rows
 */
export function useMissingValues<Row>(
  records: string,
  columns: Columns<Row>,
  rows: readonly Row[],
): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development' || rows.length === 0) return;
    for (const { id, value } of columns)
      if (rows.every((row) => value(row) === undefined))
        console.error(
          `${records}: the column \`${id}\` is shown, and its value is undefined in every row. Ask for its field in ` +
            `the table's fragment: outside of \`@include\`, or under a variable \`$${variableOf(id)}\` that the ` +
            'query passes on. Where there is nothing to show, its value has to be null.',
        );
  }, [records, columns, rows]);
}
