import buttons from '../../button.module.css';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../../locale/locale.ts';
import { Dialog } from '../run/Dialog.tsx';
import { phaseOf } from '../run/run.ts';
import type { Runner } from '../run/runner.ts';
import { RunProgress, useRunState } from '../run/RunProgress.tsx';
import { RunReport } from '../run/RunReport.tsx';
import { useFreshList } from '../run/useFreshList.ts';
import { saveFile } from '../saveFile.ts';
import type { ReadRow } from './readRows.ts';
import type { Table } from './readTable.ts';
import type { AnyRecordImport } from './recordImport.ts';
import { rejectedFile } from './rejectedFile.ts';

interface ImportRunProps {
  readonly title: string;
  readonly what: AnyRecordImport;
  readonly table: Table;
  /** All rows, those among them that cannot be imported. */
  readonly rows: readonly ReadRow[];
  readonly runner: Runner<ReadRow>;
  /** @param isFinished nothing is left that could be gone on with */
  readonly onClose: (isFinished: boolean) => void;
}

/** Sends the rows and says what became of each. */
export function ImportRun({ title, what, table, rows, runner, onClose }: ImportRunProps) {
  const phase = phaseOf(useRunState(runner));
  const locale = useLocale();
  const isOver = phase === 'over';
  useFreshList(isOver || phase === 'paused');
  const leave = () => onClose(runner.indexesOf(undefined).length === 0);
  const rejected = isOver ? rejectedOf(rows, runner) : [];
  const refused = rows.filter(({ held }) => held === null).length;
  return (
    <Dialog title={title} isBusy={!isOver} isWide onClose={leave}>
      {isOver ? (
        <>
          {refused > 0 && (
            <p>{`${formatNumber(refused, locale)} rows were not sent, since something is wrong with them.`}</p>
          )}
          <RunReport runner={runner} nameOf={({ number }) => `Row ${formatNumber(number, locale)}`}>
            {rejected.length > 0 && (
              <button
                type="button"
                className={buttons.button}
                onClick={() =>
                  saveFile(rejectedFile(table, rejected), `${what.resource.slug}-rejected.csv`)
                }
              >
                Save the rejected rows
              </button>
            )}
            <button type="button" className={buttons.primary} onClick={leave}>
              Close
            </button>
          </RunReport>
        </>
      ) : (
        <RunProgress runner={runner} />
      )}
    </Dialog>
  );
}

/** Rows that are not in, with why; those whose outcome nobody knows are marked as that. */
function rejectedOf(rows: readonly ReadRow[], runner: Runner<ReadRow>) {
  const reasons = new Map<ReadRow, string>();
  for (const index of runner.indexesOf('failed'))
    reasons.set(runner.items[index], runner.reasonOf(index) ?? 'The backend refused it.');
  for (const index of runner.indexesOf('unknown'))
    reasons.set(runner.items[index], 'Not known: it may be in. Look before you import it again.');
  return rows.flatMap((row) => {
    const reason = reasons.get(row) ?? (row.held === null ? row.problems.join(' ') : null);
    return reason === null ? [] : [[row, reason] as const];
  });
}
