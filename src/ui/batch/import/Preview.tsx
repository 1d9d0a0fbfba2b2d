import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AnyFields } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import styles from '../run/run.module.css';
import { ScrolledTable } from '../run/ScrolledTable.tsx';
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
    <ScrolledTable label={t('First rows', locale)}>
      <TableHead>
        <TableRow>
          {filled.map(({ heading, name }) => (
            <TableCell key={name} component="th" scope="col">
              {tLabel(fields[name].label, locale)}
              {Object.hasOwn(examples, heading) && examples[heading] !== null && (
                <div className={styles.quiet}>
                  {t('format {example}', locale, { example: examples[heading] })}
                </div>
              )}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.slice(0, ROWS).map(({ number, state }) => (
          <TableRow key={number}>
            {filled.map(({ name }) => {
              const input = fields[name];
              const value = state?.[name];
              return (
                <TableCell key={name}>
                  {input.isEmpty(value) ? '—' : input.format(value, locale)}
                </TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </ScrolledTable>
  );
}
