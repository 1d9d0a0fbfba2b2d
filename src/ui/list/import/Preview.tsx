import type { AnyFields } from '../../form/values.ts';
import type { Locale } from '../../locale/locale.ts';
import { say, sayLabel } from '../../locale/say.ts';
import styles from '../run/run.module.css';
import type { Columns } from './columns.ts';
import type { ReadRow } from './readRows.ts';

interface PreviewProps {
  readonly fields: AnyFields;
  readonly columns: Columns;
  readonly rows: readonly ReadRow[];
  readonly locale: Locale;
}

const ROWS = 5;

/** The first rows as they will be sent. */
export function Preview({ fields, columns, rows, locale }: PreviewProps) {
  const names = Object.values(columns).filter((name) => name !== null);
  return (
    <div
      className={styles.problems}
      tabIndex={0}
      role="region"
      aria-label={say('The first rows', locale)}
    >
      <table>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {sayLabel(fields[name].label, locale)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map(({ number, held }) => (
            <tr key={number}>
              {names.map((name) => {
                const input = fields[name];
                const value = held?.[name];
                return (
                  <td key={name}>{input.isEmpty(value) ? '—' : input.words(value, locale)}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
