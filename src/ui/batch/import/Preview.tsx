import type { AnyFields } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import styles from '../run/run.module.css';
import type { Columns } from './columns.ts';
import type { ReadRow } from './readRows.ts';

interface PreviewProps {
  readonly fields: AnyFields;
  readonly columns: Columns;
  /** How a column is written that could be read otherwise, by its heading. */
  readonly examples: Readonly<Record<string, string | null>>;
  readonly rows: readonly ReadRow[];
  readonly locale: Locale;
}

const ROWS = 5;

/** The first rows as they will be sent. */
export function Preview({ fields, columns, examples, rows, locale }: PreviewProps) {
  const filled = Object.entries(columns).flatMap(([heading, name]) =>
    name === null ? [] : [{ heading, name }],
  );
  return (
    <div
      className={styles.problems}
      tabIndex={0}
      role="region"
      aria-label={t('First rows', locale)}
    >
      <table>
        <thead>
          <tr>
            {filled.map(({ heading, name }) => (
              <th key={name} scope="col">
                {tLabel(fields[name].label, locale)}
                {Object.hasOwn(examples, heading) && examples[heading] !== null && (
                  <div className={styles.quiet}>
                    {t('format {example}', locale, { example: examples[heading] })}
                  </div>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS).map(({ number, held }) => (
            <tr key={number}>
              {filled.map(({ name }) => {
                const input = fields[name];
                const value = held?.[name];
                return (
                  <td key={name}>{input.isEmpty(value) ? '—' : input.format(value, locale)}</td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
