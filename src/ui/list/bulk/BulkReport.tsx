import buttons from '../../button.module.css';
import type { ListOfTable } from '../listContext.ts';
import { reportFile } from '../run/reportFile.ts';
import type { Runner } from '../run/runner.ts';
import { RunReport } from '../run/RunReport.tsx';
import { saveFile } from '../saveFile.ts';
import type { Job } from './job.ts';
import type { Target } from './targets.ts';

interface BulkReportProps {
  readonly job: Job;
  readonly list: ListOfTable;
  readonly runner: Runner<Target>;
  readonly onClose: () => void;
}

/** What became of each record that something was done with. */
export function BulkReport({ job, list, runner, onClose }: BulkReportProps) {
  const { label } = list.resource;
  const save = () =>
    saveFile(
      reportFile(runner, ({ title, href }) => ({
        [label]: title,
        Address: href === null ? '' : new URL(href, window.location.href).href,
      })),
      `${list.resource.slug}-${job.label.toLowerCase().replaceAll(/\W+/g, '-')}-report.csv`,
    );
  return (
    <RunReport runner={runner} nameOf={(target) => <TargetLink target={target} />}>
      <button type="button" className={buttons.button} onClick={save}>
        Save the report
      </button>
      <button type="button" className={buttons.primary} onClick={onClose}>
        Close
      </button>
    </RunReport>
  );
}

/** In a tab of its own: the report would be gone. */
function TargetLink({ target: { href, title } }: { target: Target }) {
  if (href === null) return title;
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {title}
    </a>
  );
}
