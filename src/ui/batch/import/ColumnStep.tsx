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

const HEADINGS = ['Column', 'First value', 'Import as'] as const;

/** Says which input each column fills. */
export function ColumnStep({ slug, fields, table, writings, onBack, onColumns }: ColumnStepProps) {
  const locale = useLocale();
  const choices = useColumnChoices({ slug, fields, table, writings });
  const missing = missingInputs(choices.columns, fields).map((label) => tLabel(label, locale));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rememberColumns(slug, choices.columns);
        onColumns(choices.columns, choices.writings);
      }}
    >
      <ScrolledTable label={t('Columns', locale)}>
        <TableHead>
          <TableRow>
            {HEADINGS.map((heading) => (
              <TableCell key={heading} component="th" scope="col">
                {t(heading, locale)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.headings.map((heading, index) => (
            <ColumnRow
              key={heading}
              heading={heading}
              example={table.rows[0]?.cells[index]}
              fields={fields}
              choices={choices}
            />
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

interface ColumnChoices {
  readonly columns: Columns;
  /** What can be read in several ways. */
  readonly ambiguous: ReturnType<typeof ambiguousColumns>;
  /** How columns are read, by their headings. */
  readonly writings: SourceLanguages;
  /** Fills an input with a column; with null, none. */
  readonly choose: (heading: string, name: string | null) => void;
  readonly chooseWriting: (heading: string, writing: SourceLanguages[string]) => void;
}

/** Which input each column fills, and how it is read: as its heading and its values suggest, or as a person chooses. */
function useColumnChoices({
  slug,
  fields,
  table,
  writings: before = {},
}: Pick<ColumnStepProps, 'slug' | 'fields' | 'table' | 'writings'>): ColumnChoices {
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
  return {
    columns,
    ambiguous,
    // What a person chose stays, whatever else is read then.
    writings: { ...likely, ...chosen },
    choose: (heading, name) => {
      // It may be of another kind then.
      setChosen(({ [heading]: _before, ...others }) => others);
      setColumns((all) => withColumn(all, heading, name));
    },
    chooseWriting: (heading, writing) => setChosen((others) => ({ ...others, [heading]: writing })),
  };
}

/** An input is filled by one column. */
function withColumn(columns: Columns, heading: string, name: string | null): Columns {
  const others = Object.entries(columns).map(
    ([other, own]) => [other, own === name ? null : own] as const,
  );
  return { ...Object.fromEntries(others), [heading]: name };
}

interface ColumnRowProps {
  readonly heading: string;
  /** The first value of the column. */
  readonly example: string | undefined;
  readonly fields: AnyFields;
  readonly choices: ColumnChoices;
}

function ColumnRow({ heading, example, fields, choices }: ColumnRowProps) {
  const locale = useLocale();
  const { columns, ambiguous, writings, choose, chooseWriting } = choices;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {heading}
      </TableCell>
      <TableCell>{example}</TableCell>
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
              onChange={(writing) => chooseWriting(heading, writing)}
            />
          ))}
      </TableCell>
    </TableRow>
  );
}
