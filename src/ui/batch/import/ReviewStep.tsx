import Button from '@mui/material/Button';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Environment } from 'relay-runtime';
import type { AnyFields } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { joinSentences, inSentence, t } from '../../../locale/translate.ts';
import { Failure } from '../run/Failure.tsx';
import { ReasonTable } from '../run/ReasonTable.tsx';
import styles from '../run/run.module.css';
import { saveFile } from '../../saveFile.ts';
import { Ambiguities } from './Ambiguities.tsx';
import type { Columns } from './columns.ts';
import { findRecords } from '../../form/findRecords.ts';
import type { Findings } from '../../form/readText.ts';
import { withChosen, type Chosen } from './chosen.ts';
import type { Interrupted } from '../run/notes.ts';
import type { ImportPlan } from './importJournal.ts';
import { Preview } from './Preview.tsx';
import { readRows, textsToFind, type ReadRow } from './readRows.ts';
import type { Table } from './readTable.ts';
import type { RecordImport } from './recordImport.ts';
import { rejectedFile } from './rejectedFile.ts';
import { ambiguousColumns, exampleOf, type SourceLanguages } from './sourceLanguages.ts';

interface ReviewStepProps {
  readonly what: RecordImport;
  readonly fields: AnyFields;
  readonly table: Table;
  readonly columns: Columns;
  readonly writings: SourceLanguages;
  readonly interrupted: Interrupted<ImportPlan> | null;
  readonly locale: Locale;
  readonly newEnvironment: () => Environment;
  readonly onBack: () => void;
  readonly onStart: (rows: readonly ReadRow[], chosen: Chosen) => void;
}

/** How columns are written that could be read otherwise, by an example and by their headings. */
function writtenAs({
  table,
  columns,
  fields,
  writings,
  locale,
}: Pick<ReviewStepProps, 'table' | 'columns' | 'fields' | 'writings' | 'locale'>) {
  const columnsInDoubt = ambiguousColumns(table, columns, fields, locale);
  return Object.fromEntries(
    columnsInDoubt.map((column) => [
      column.heading,
      exampleOf(column, writings[column.heading] ?? null),
    ]),
  );
}

/** Checks every row and shows what would be sent, before anything is. */
export function ReviewStep(props: ReviewStepProps) {
  const { fields, table, columns, writings, interrupted, locale, onBack, onStart } = props;
  const { findings, count, error } = useFindings(props);
  const [chosen, setChosen] = useState<Chosen>(interrupted?.plan.chosen ?? []);
  const rows = useMemo(
    () =>
      findings &&
      readRows(table, {
        fields,
        columns,
        writings,
        locale,
        findings: withChosen(findings, chosen),
      }),
    [table, fields, columns, writings, locale, findings, chosen],
  );
  const examples = useMemo(
    () => writtenAs({ table, columns, fields, writings, locale }),
    [table, columns, fields, writings, locale],
  );
  if (error !== null) {
    return (
      <>
        <Failure error={error} />
        <Button onClick={onBack}>{t('Back', locale)}</Button>
      </>
    );
  }
  if (!rows)
    return <p role="status">{t('Looking up records: {count} so far', locale, { count })}</p>;
  const good = rows.filter(({ state }) => state !== null);
  const bad = rows.filter(({ state }) => state === null);
  return (
    <>
      <p role="status" className={styles.counts}>
        {t(
          '{good, plural, one {# row} other {# rows}} can be imported{bad, plural, =0 {} other {, # cannot}}',
          locale,
          { good: good.length, bad: bad.length },
        )}
      </p>
      {findings && (
        <Ambiguities
          fields={fields}
          findings={findings}
          chosen={chosen}
          onChoose={(name, text, key) =>
            setChosen((before) => [
              ...before.filter(([other, words]) => other !== name || words !== text),
              [name, text, key],
            ])
          }
        />
      )}
      {good.length > 0 && (
        <Preview
          fields={fields}
          columns={columns}
          examples={examples}
          rows={good}
          locale={locale}
        />
      )}
      {bad.length > 0 && <Problems rows={bad} locale={locale} />}
      <div className={styles.buttons}>
        {good.length > 0 && (
          <Button variant="contained" color="primary" onClick={() => onStart(rows, chosen)}>
            {startWords(props, good.length)}
          </Button>
        )}
        {!interrupted && <Button onClick={onBack}>{t('Back', locale)}</Button>}
        {bad.length > 0 && (
          <Button onClick={() => saveProblems(props, bad)}>
            {t('Download rows with problems', locale)}
          </Button>
        )}
      </div>
    </>
  );
}

interface ProblemsProps {
  readonly rows: readonly ReadRow[];
  readonly locale: Locale;
}

/** Rows that cannot be imported, with the reasons. */
function Problems({ rows, locale }: ProblemsProps) {
  return (
    <>
      <h3>{t('Rows that cannot be imported', locale)}</h3>
      <ReasonTable
        label={t('Problems', locale)}
        items={rows}
        keyOf={({ number }) => number}
        nameOf={({ number }) => t('Row {number}', locale, { number })}
        reasonOf={({ problems }) => joinSentences(problems, locale)}
        whereAllAre="Showing the first {count}; the file has all of them."
      />
    </>
  );
}

function startWords({ what, interrupted, locale }: ReviewStepProps, count: number): string {
  if (interrupted) return t('Continue import', locale);
  const { label, pluralLabel } = what.resource;
  return t('Import {count, plural, one {# {record}} other {# {records}}}', locale, {
    count,
    record: inSentence(label, locale),
    records: inSentence(pluralLabel, locale),
  });
}

/** Hands out the file of the rows that cannot be imported, with the reasons beside them. */
function saveProblems({ what, table, locale }: ReviewStepProps, rows: readonly ReadRow[]): void {
  const problems = rows.map((row) => [row, joinSentences(row.problems, locale)] as const);
  saveFile(rejectedFile(table, problems, locale), `${what.resource.slug}-rejected.csv`);
}

/** Looks up what the texts of relations stand for. */
function useFindings({ fields, table, columns, locale, newEnvironment }: ReviewStepProps) {
  const [findings, setFindings] = useState<Findings | null>(null);
  const [count, setCount] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const known = useRef({ fields, table, columns, newEnvironment, locale });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const { table: read, newEnvironment: environments, ...reading } = known.current;
    findRecords({
      fields: reading.fields,
      wanted: textsToFind(read, reading),
      newEnvironment: environments,
      locale: reading.locale,
      signal,
      onProgress: setCount,
    }).then(setFindings, (reason: unknown) => signal.aborted || setError(reason));
    return () => controller.abort();
  }, []);
  return { findings, count, error };
}
