import { useState } from 'react';
import buttons from '../../button.module.css';
import type { AnyFields } from '../../form/values.ts';
import styles from '../run/run.module.css';
import {
  importable,
  matchColumns,
  missingInputs,
  rememberColumns,
  rememberedColumns,
  type Columns,
} from './columns.ts';
import type { Table } from './readTable.ts';

interface ColumnStepProps {
  readonly slug: string;
  readonly fields: AnyFields;
  readonly table: Table;
  readonly onBack: () => void;
  readonly onColumns: (columns: Columns) => void;
}

/** Says which input each column fills. */
export function ColumnStep({ slug, fields, table, onBack, onColumns }: ColumnStepProps) {
  const [columns, setColumns] = useState(() =>
    matchColumns(table.headings, fields, rememberedColumns(slug)),
  );
  const missing = missingInputs(columns, fields);
  const choose = (heading: string, name: string | null) =>
    setColumns((before) => {
      // An input is filled by one column.
      const others = Object.entries(before).map(
        ([other, own]) => [other, own === name ? null : own] as const,
      );
      return { ...Object.fromEntries(others), [heading]: name };
    });
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        rememberColumns(slug, columns);
        onColumns(columns);
      }}
    >
      <div className={styles.problems} tabIndex={0} role="region" aria-label="Columns">
        <table>
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">First value</th>
              <th scope="col">Goes to</th>
            </tr>
          </thead>
          <tbody>
            {table.headings.map((heading, index) => (
              <tr key={heading}>
                <th scope="row">{heading}</th>
                <td>{table.rows[0]?.cells[index]}</td>
                <td>
                  <select
                    aria-label={`${heading} goes to`}
                    value={columns[heading] ?? ''}
                    onChange={({ target }) => choose(heading, target.value || null)}
                  >
                    <option value="">Leave out</option>
                    {importable(fields).map((name) => (
                      <option key={name} value={name}>
                        {fields[name].label}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status">
        {missing.length > 0 && `No column goes to ${missing.join(', ')}, which every row needs.`}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className={buttons.primary} disabled={missing.length > 0}>
          Check the rows
        </button>
        <button type="button" className={buttons.button} onClick={onBack}>
          Back
        </button>
      </div>
    </form>
  );
}
