import Button from '@mui/material/Button';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { ListOfTable } from '../../list/listContext.ts';
import { reportFile } from '../run/reportFile.ts';
import type { Runner } from '../run/runner.ts';
import { RunReport } from '../run/RunReport.tsx';
import { saveFile } from '../../saveFile.ts';
import type { Job } from './job.ts';
import { LeftOut } from './LeftOut.tsx';
import type { Target } from './targets.ts';
import { withBasePath } from '../../../address/basePath.ts';

interface BulkReportProps {
  readonly job: Job;
  readonly list: ListOfTable;
  readonly runner: Runner<Target>;
  /** Records that the run left out. */
  readonly leftOut: readonly Target[];
  /** Undoes the run; null where it cannot be undone, or there is nothing to undo. */
  readonly undo: (() => void) | null;
  /** A run that could be undone no longer can. */
  readonly isLost: boolean;
  readonly onClose: () => void;
}

/** What became of each record that something was done with. */
export function BulkReport({ job, list, runner, leftOut, undo, isLost, onClose }: BulkReportProps) {
  const locale = useLocale();
  const { label, slug } = list.resource;
  const save = () =>
    saveFile(
      reportFile(
        runner,
        ({ title, href }) => ({
          [tLabel(label, locale)]: title,
          [t('Link|to a page', locale)]:
            href === null ? '' : new URL(withBasePath(href), window.location.href).href,
        }),
        locale,
      ),
      `${slug}-${nameOf(job)}-report.csv`,
    );
  return (
    <RunReport
      runner={runner}
      nameOf={(target) => <TargetLink target={target} />}
      leftOut={
        <>
          <LeftOut targets={leftOut} locale={locale} />
          {isLost && <p>{t(LOST, locale)}</p>}
        </>
      }
    >
      {undo && <Button onClick={undo}>{t('Undo', locale)}</Button>}
      <Button onClick={save}>{t('Download report', locale)}</Button>
      <Button variant="contained" color="primary" onClick={onClose}>
        {t('Close', locale)}
      </Button>
    </RunReport>
  );
}

const LOST =
  'This cannot be undone: the changed values are too many to be kept, or a record has another key now.';

/** As a part of a file's name, which is the same in all languages. */
function nameOf({ label, isChange }: Job): string {
  return (isChange ? `change ${label}` : label).toLowerCase().replaceAll(/\W+/g, '-');
}

/** In a tab of its own: the report would be gone. */
function TargetLink({ target: { href, title } }: { target: Target }) {
  if (href === null) return title;
  return (
    <a href={withBasePath(href)} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
