import type { ReactNode } from 'react';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import { present } from '../../lists/present.ts';
import type { ValueProps } from './fieldProps.ts';
import styles from './fields.module.css';
import { Nothing, Value } from './Value.tsx';

interface ValueTableProps<Row> extends ValueProps<ReadonlyArray<Row | null | undefined>> {
  readonly columns: ReadonlyArray<{
    readonly label: string;
    /** Numbers are aligned at the end, so that their digits line up. */
    readonly align?: 'end';
    readonly cell: (row: Row) => ReactNode;
  }>;
}

/** Values of several parts, one below the other: a record's own, not records that could be opened. */
export function ValueTable<Row>({ columns, ...props }: ValueTableProps<Row>) {
  const locale = useLocale();
  return (
    <Value wide {...props}>
      {(rows) => {
        if (rows.length === 0) return <Nothing />;
        return (
          <div className={styles.values} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {columns.map(({ label, align }) => (
                    <th key={label} scope="col" data-align={align}>
                      {tLabel(label, locale)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {present(rows).map((row, index) => (
                  <tr key={index}>
                    {columns.map(({ label, align, cell }) => (
                      <td key={label} data-align={align}>
                        {cell(row)}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      }}
    </Value>
  );
}
