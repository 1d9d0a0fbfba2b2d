import 'client-only';
import { useContext, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { inSentence, t } from '../../../locale/translate.ts';
import { Dialog } from '../../Dialog.tsx';
import { ColumnStep } from './ColumnStep.tsx';
import { ImportRun } from './ImportRun.tsx';
import { reviewAgain } from './importSteps.ts';
import type { RecordImport } from './recordImport.ts';
import { ResumeStep } from './ResumeStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SourceStep } from './SourceStep.tsx';
import { useImportSteps } from './useImportSteps.ts';

interface ImportDialogProps {
  readonly what: RecordImport;
  readonly onClose: () => void;
}

/** Makes records out of a file: from its columns to the records, nothing is sent before all is checked. */
export function ImportDialog({ what, onClose }: ImportDialogProps) {
  const source = useContext(PageSourceContext);
  const [locale] = useState(useLocale());
  const { step, setStep, start, stopLooking, forget } = useImportSteps(what, locale);
  if (!source) return null;

  const { resource, fields } = what;
  const { newEnvironment } = source;
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
  return (
    <Dialog title={title} isWide onClose={onClose}>
      {step.name === 'source' && (
        <SourceStep
          resource={resource}
          fields={fields}
          onChange={stopLooking}
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
          onResume={(interrupted) => setStep(reviewAgain(interrupted, locale))}
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
          newEnvironment={newEnvironment}
          onBack={() => setStep({ ...step, name: 'columns' })}
          onStart={(rows, chosen) => void start(step, rows, chosen, newEnvironment)}
        />
      )}
    </Dialog>
  );
}
