import 'client-only';
import { useContext, useEffect, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { inSentence, t } from '../../../locale/translate.ts';
import { Dialog } from '../../Dialog.tsx';
import type { Journal } from '../run/journal.ts';
import type { Interrupted, Notes } from '../run/notes.ts';
import type { Runner } from '../run/runner.ts';
import type { Columns } from './columns.ts';
import { ColumnStep } from './ColumnStep.tsx';
import { importRunner } from './importRunner.ts';
import { ImportRun } from './ImportRun.tsx';
import { importJournal, type ImportPlan } from './importJournal.ts';
import type { ReadRow } from './readRows.ts';
import { readTable, writeTable, type Table } from './readTable.ts';
import type { RecordImport } from './recordImport.ts';
import { ResumeStep } from './ResumeStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SourceStep, type Source } from './SourceStep.tsx';
import type { SourceLanguages } from './sourceLanguages.ts';

type Step =
  | { readonly name: 'source' }
  | { readonly name: 'resume'; readonly interrupted: Interrupted<ImportPlan> }
  | {
      readonly name: 'columns';
      readonly source: Source;
      readonly table: Table;
      readonly writings?: SourceLanguages;
    }
  | {
      readonly name: 'review';
      readonly source: Source;
      readonly table: Table;
      readonly columns: Columns;
      readonly writings: SourceLanguages;
      readonly interrupted: Interrupted<ImportPlan> | null;
    }
  | {
      readonly name: 'run';
      readonly table: Table;
      readonly rows: readonly ReadRow[];
      readonly runner: Runner<ReadRow>;
    };

interface ImportDialogProps {
  readonly what: RecordImport;
  readonly onClose: () => void;
}

/** Makes records out of a file: from its columns to the records, nothing is sent before all is checked. */
export function ImportDialog({ what, onClose }: ImportDialogProps) {
  const source = useContext(PageSourceContext);
  const [locale] = useState(useLocale());
  const journal = useRef<Journal<ImportPlan>>(null);
  const isStarted = useRef(false);
  const [step, setStep] = useState<Step>({ name: 'source' });
  const { resource, fields } = what;
  useEffect(() => {
    const own = importJournal(resource.slug);
    journal.current = own;
    own
      .look((interrupted) => setStep({ name: 'resume', interrupted }))
      // A browser that keeps nothing has nothing to go on with.
      .catch(() => undefined);
    return () => own.end();
  }, [resource.slug]);
  const forget = () => void journal.current?.forget();
  if (!source) return null;

  const records = inSentence(resource.pluralLabel, locale);
  const title = t('Import {records}', locale, { records });
  if (step.name === 'run') {
    return (
      <ImportRun
        {...step}
        title={title}
        what={what}
        onClose={(isFinished) => {
          if (isFinished) forget();
          onClose();
        }}
      />
    );
  }
  const start = async (
    table: Table,
    plan: ImportPlan,
    rows: readonly ReadRow[],
    interrupted: Interrupted<ImportPlan> | null,
  ) => {
    const { newEnvironment } = source;
    const own = journal.current;
    if (!own || isStarted.current) return;
    isStarted.current = true;
    const ready = interrupted ? own.takeOver() : own.begin(plan).then(() => NOTHING_KNOWN);
    // Where the browser keeps nothing, or another tab was first, each row says so by itself.
    const notes = await ready.catch(() => interrupted?.notes ?? NOTHING_KNOWN);
    const kept = { journal: own, notes };
    const runner = importRunner({ what, rows, kept, newEnvironment, locale });
    setStep({ name: 'run', table, rows, runner });
    runner.start();
  };
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {step.name === 'source' && (
        <SourceStep
          resource={resource}
          fields={fields}
          onChange={() => journal.current?.stopLooking()}
          onTable={(given, table) => setStep({ name: 'columns', source: given, table })}
        />
      )}
      {step.name === 'resume' && (
        <ResumeStep
          interrupted={step.interrupted}
          onDiscard={() => {
            forget();
            setStep({ name: 'source' });
          }}
          onResume={({ plan }) =>
            setStep({
              name: 'review',
              source: { fileName: plan.fileName, text: plan.text },
              table: tableOf(plan.text, locale),
              columns: plan.columns,
              writings: plan.writings ?? {},
              interrupted: step.interrupted,
            })
          }
        />
      )}
      {step.name === 'columns' && (
        <ColumnStep
          slug={resource.slug}
          fields={fields}
          table={step.table}
          writings={step.writings}
          onBack={() => setStep({ name: 'source' })}
          onColumns={(columns, writings) =>
            setStep({ ...step, name: 'review', columns, writings, interrupted: null })
          }
        />
      )}
      {step.name === 'review' && (
        <ReviewStep
          {...step}
          what={what}
          fields={fields}
          locale={locale}
          newEnvironment={source.newEnvironment}
          onBack={() => setStep({ ...step, name: 'columns' })}
          onStart={(rows, chosen) =>
            void start(
              step.table,
              {
                slug: resource.slug,
                fileName: step.source.fileName,
                // Nobody knows what stands in columns that are left out.
                text: writeTable(step.table, (heading) => step.columns[heading] != null),
                columns: step.columns,
                writings: step.writings,
                chosen,
                total: rows.filter(({ state }) => state !== null).length,
              },
              rows,
              step.interrupted,
            )
          }
        />
      )}
    </Dialog>
  );
}

const NOTHING_KNOWN: Notes = new Map();

/** Of a text that was read before. */
function tableOf(text: string, locale: Locale): Table {
  const reading = readTable(text, locale);
  return 'table' in reading ? reading.table : { headings: [], rows: [] };
}
