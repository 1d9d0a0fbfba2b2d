import Button from '@mui/material/Button';
import { useLocale } from '../../locale/useLocale.ts';
import type { Locale } from '../../../locale/locale.ts';
import { joinSentences, t } from '../../../locale/translate.ts';
import { Dialog } from '../../Dialog.tsx';
import { phaseOf } from '../run/run.ts';
import type { Runner } from '../run/runner.ts';
import { RunProgress, useRunState } from '../run/RunProgress.tsx';
import { RunReport } from '../run/RunReport.tsx';
import { useFreshList } from '../run/useFreshList.ts';
import { saveFile } from '../../saveFile.ts';
import type { ReadRow } from './readRows.ts';
import type { Table } from './readTable.ts';
import type { RecordImport } from './recordImport.ts';
import { rejectedFile } from './rejectedFile.ts';

interface ImportRunProps {
  readonly title: string;
  readonly what: RecordImport;
  readonly table: Table;
  /** All rows, those among them that cannot be imported. */
  readonly rows: readonly ReadRow[];
  readonly runner: Runner<ReadRow>;
  /** @param isFinished nothing is left that could be gone on with */
  readonly onClose: (isFinished: boolean) => void;
}

/** Sends the rows and says what became of each. */
export function ImportRun({ title, what, table, rows, runner, onClose }: ImportRunProps) {
  const state = useRunState(runner);
  const locale = useLocale();
  const isOver = phaseOf(state) === 'over';
  const refreshWithheld = useFreshList(state);
  const leave = () => {
    refreshWithheld();
    onClose(runner.indexesOf(undefined).length === 0);
  };
  const rejected = isOver ? rejectedOf(rows, runner, locale) : [];
  const refused = rows.filter(({ state }) => state === null).length;
  return (
    <Dialog title={title} isBusy={!isOver} isWide onClose={leave}>
      {isOver ? (
        <>
          {refused > 0 && (
            <p>
              {t(
                '{count, plural, one {# row was not sent because it has problems.} other {# rows were not sent because they have problems.}}',
                locale,
                { count: refused },
              )}
            </p>
          )}
          <RunReport runner={runner} nameOf={({ number }) => t('Row {number}', locale, { number })}>
            {rejected.length > 0 && (
              <Button
                onClick={() =>
                  saveFile(
                    rejectedFile(table, rejected, locale),
                    `${what.resource.slug}-rejected.csv`,
                  )
                }
              >
                {t('Download rejected rows', locale)}
              </Button>
            )}
            <Button variant="contained" color="primary" onClick={leave}>
              {t('Close', locale)}
            </Button>
          </RunReport>
        </>
      ) : (
        <RunProgress runner={runner} />
      )}
    </Dialog>
  );
}

/** Rows that are not in, with why; those whose outcome nobody knows are marked as that. */
function rejectedOf(rows: readonly ReadRow[], runner: Runner<ReadRow>, locale: Locale) {
  const reasons = new Map<ReadRow, string>();
  for (const index of runner.indexesOf('failed'))
    reasons.set(
      runner.items[index],
      runner.reasonOf(index) ?? t('Rejected by the backend.', locale),
    );
  for (const index of runner.indexesOf('unknown'))
    reasons.set(
      runner.items[index],
      t('Unknown: it may have been imported. Check before you import it again.', locale),
    );
  return rows.flatMap((row) => {
    const reason =
      reasons.get(row) ?? (row.state === null ? joinSentences(row.problems, locale) : null);
    return reason === null ? [] : [[row, reason] as const];
  });
}
