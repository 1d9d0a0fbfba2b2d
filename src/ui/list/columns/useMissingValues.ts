import { useEffect } from 'react';
import type { Columns } from '../../fields/column.tsx';
import { variableOf } from './columnVariables.ts';

/**
 * Says in development which shown columns hold nothing in any row since nobody has asked for it: their values are
 * undefined, which no answer of a backend is.
 *
 * @param records what the rows are called
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
