import { useState } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { Dialog } from '../../Dialog.tsx';
import type { ListOfTable } from '../../list/listContext.ts';
import { useSelection } from '../../list/selection.ts';
import { phaseOf } from '../run/run.ts';
import type { Runner } from '../run/runner.ts';
import { RunProgress, useRunState } from '../run/RunProgress.tsx';
import { useFreshList } from '../run/useFreshList.ts';
import type { Begun } from './begunRun.ts';
import { leaveJournal } from './bulkJournal.ts';
import { BulkReport } from './BulkReport.tsx';
import { undoRunner } from './change/undoRun.ts';
import { useUndoOffer } from './change/useUndoOffer.ts';
import { wordsOf, type Job } from './job.ts';
import type { Target } from './targets.ts';

interface BulkRunProps extends Begun {
  readonly job: Job;
  readonly list: ListOfTable;
  readonly leftOut: readonly Target[];
  readonly onClose: () => void;
}

/** A run, then what became of each record, from where it can be undone: that is a run, too. */
export function BulkRun({ job, list, runner, undoable, journal, leftOut, onClose }: BulkRunProps) {
  const locale = useLocale();
  const [undoing, setUndoing] = useState<Runner<Target> | null>(null);
  const current = undoing ?? runner;
  const state = useRunState(current);
  const refreshWithheld = useFreshList(state);
  const selection = useSelection();
  const said = wordsOf(job, list.resource, runner.items.length, locale);
  useUndoOffer(undoable, runner, said);
  const leave = () => {
    // What is done needs no further choice; the rest stays chosen, and so does what was undone.
    const done = new Set(runner.indexesOf('done').map((index) => runner.items[index].key));
    if (undoing === null && selection?.isAll) selection.clear();
    else if (undoing === null)
      selection?.set(
        [...selection.rows.values()].filter(({ key }) => done.has(key)),
        false,
      );
    if (journal) leaveJournal(journal, runner);
    refreshWithheld();
    onClose();
  };
  const startUndo = () => {
    if (!undoable) return;
    const next = undoRunner(undoable, runner.items);
    setUndoing(next);
    next.start();
  };
  const isOver = phaseOf(state) === 'over';
  const undo = undoing === null ? undoable?.journal : undefined;
  return (
    <Dialog
      title={undoing ? t('Undo: {action}', locale, { action: said }) : said}
      isBusy={!isOver}
      onClose={leave}
    >
      {isOver ? (
        <BulkReport
          job={job}
          list={list}
          runner={current}
          leftOut={leftOut}
          undo={undo && undo.keys.length > 0 ? startUndo : null}
          isLost={undo?.isComplete === false}
          onClose={leave}
        />
      ) : (
        <RunProgress runner={current} />
      )}
    </Dialog>
  );
}
