import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { AnyFields } from '../../form/values.ts';
import { formatNames } from '../../../locale/names.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import styles from '../run/run.module.css';
import { ScrolledTable } from '../run/ScrolledTable.tsx';
import {
  importable,
  matchColumns,
  missingInputs,
  rememberColumns,
  rememberedColumns,
  type Columns,
} from './columns.ts';
import type { Table } from './readTable.ts';
import { SourceLanguageChoice } from './SourceLanguageChoice.tsx';
import {
  ambiguousColumns,
  likelySourceLanguages,
  type SourceLanguages,
} from './sourceLanguages.ts';

interface ColumnStepProps {
  readonly slug: string;
  readonly fields: AnyFields;
  readonly table: Table;
  /** What the person said of it before. */
  readonly writings?: SourceLanguages;
  readonly onBack: () => void;
  readonly onColumns: (columns: Columns, writings: SourceLanguages) => void;
}

/** Says which input each column fills. */
export function ColumnStep({
  slug,
  fields,
  table,
  writings: before = {},
  onBack,
  onColumns,
}: ColumnStepProps) {
  const locale = useLocale();
  const [columns, setColumns] = useState(() =>
    matchColumns(table.headings, fields, locale, rememberedColumns(slug)),
  );
  const ambiguous = useMemo(
    () => ambiguousColumns(table, columns, fields, locale),
    [table, columns, fields, locale],
  );
  const [chosen, setChosen] = useState(before);
  const likely = useMemo(() => likelySourceLanguages(ambiguous, locale), [ambiguous, locale]);
  // What a person chose stays, whatever else is read then.
  const writings: SourceLanguages = { ...likely, ...chosen };
  const missing = missingInputs(columns, fields).map((label) => tLabel(label, locale));
  const choose = (heading: string, name: string | null) => {
    // It may be of another kind then.
    setChosen(({ [heading]: _before, ...others }) => others);
    setColumns((before) => {
      // An input is filled by one column.
      const others = Object.entries(before).map(
        ([other, own]) => [other, own === name ? null : own] as const,
      );
      return { ...Object.fromEntries(others), [heading]: name };
    });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rememberColumns(slug, columns);
        onColumns(columns, writings);
      }}
    >
      <ScrolledTable label={t('Columns', locale)}>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {t('Column', locale)}
            </TableCell>
            <TableCell component="th" scope="col">
              {t('First value', locale)}
            </TableCell>
            <TableCell component="th" scope="col">
              {t('Import as', locale)}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {table.headings.map((heading, index) => (
            <TableRow key={heading}>
              <TableCell component="th" scope="row">
                {heading}
              </TableCell>
              <TableCell>{table.rows[0]?.cells[index]}</TableCell>
              <TableCell>
                <select
                  aria-label={t('Import {column} as', locale, { column: heading })}
                  value={columns[heading] ?? ''}
                  onChange={({ target }) => choose(heading, target.value || null)}
                >
                  <option value="">{t('Do not import', locale)}</option>
                  {importable(fields).map((name) => (
                    <option key={name} value={name}>
                      {tLabel(fields[name].label, locale)}
                    </option>
                  ))}
                </select>
                {ambiguous
                  .filter((column) => column.heading === heading)
                  .map((column) => (
                    <SourceLanguageChoice
                      key={heading}
                      column={column}
                      writing={writings[heading]}
                      onChange={(writing) =>
                        setChosen((others) => ({ ...others, [heading]: writing }))
                      }
                    />
                  ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </ScrolledTable>
      <p role="status">
        {missing.length > 0 &&
          t('Required, but no column is imported as: {fields}.', locale, {
            fields: formatNames(missing, locale, 'disjunction'),
          })}
      </p>
      <div className={styles.buttons}>
        <Button type="submit" variant="contained" color="primary" disabled={missing.length > 0}>
          {t('Check rows', locale)}
        </Button>
        <Button onClick={onBack}>{t('Back', locale)}</Button>
      </div>
    </form>
  );
}
