import { useContext, useMemo, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import type { FormState } from '../../form/values.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { ListContext, type ListOfTable } from '../../list/listContext.ts';
import { Dialog } from '../../Dialog.tsx';
import { phaseOf } from '../run/run.ts';
import { Runner } from '../run/runner.ts';
import { RunProgress, useRunState } from '../run/RunProgress.tsx';
import { sendChange } from '../run/sendChange.ts';
import { useFreshList } from '../run/useFreshList.ts';
import { useSelection } from '../../list/selection.ts';
import { BulkQuestion } from './BulkQuestion.tsx';
import { BulkReport } from './BulkReport.tsx';
import { wordsOf, type Job } from './job.ts';
import { TargetSearch } from './TargetSearch.tsx';
import type { Target } from './targets.ts';

interface BulkDialogProps {
  readonly job: Job;
  /** The records; null for all that match, which are looked up first. */
  readonly chosen: readonly Target[] | null;
}

/** Does something with several records: says with which, does it, and says what became of each. */
export function BulkDialog({ job, chosen }: BulkDialogProps) {
  const list = useContext(ListContext);
  const source = useContext(PageSourceContext);
  // Values are written for the visitor's zone as it is when the dialog opens.
  const [locale] = useState(useLocale());
  const [found, setFound] = useState(chosen);
  const [targets, leftOut] = useMemo(() => split(job, found), [job, found]);
  const [runner, setRunner] = useState<Runner<Target> | null>(null);
  const hasStarted = useRef(false);
  if (!list || !source) return null;
  const close = () => list.open(null);
  const start = (held: FormState) => {
    // The form may be submitted again before the run stands in its place.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const next = new Runner<Target>({
      items: targets ?? [],
      size: job.size,
      send: (items) => {
        const rows = items.map(({ row }) => row);
        const { change, fields, readBack } = job;
        const read = () => readBack?.(items[0].key, source.newEnvironment(), locale) ?? NOTHING;
        const sent = { fields, names: Object.keys(fields), typed: held, read };
        const call = {
          change,
          variables: job.variables(rows, held, locale),
          sentValues: () => Promise.resolve(readBack && sent),
        };
        return sendChange(source.newEnvironment(), call, items.length, locale);
      },
    });
    setRunner(next);
    next.start();
  };
  if (runner)
    return <BulkRun job={job} list={list} runner={runner} leftOut={leftOut} onClose={close} />;
  return (
    <Dialog title={wordsOf(job, list.resource, targets?.length ?? null, locale)} onClose={close}>
      {targets ? (
        <BulkQuestion
          job={job}
          list={list}
          targets={targets}
          leftOut={leftOut}
          locale={locale}
          onStart={start}
          onClose={close}
        />
      ) : (
        <TargetSearch list={list} onFound={setFound} onClose={close} />
      )}
    </Dialog>
  );
}

/** The records that say nothing against it, and the others. */
function split(
  { allows }: Job,
  found: readonly Target[] | null,
): readonly [targets: readonly Target[] | null, leftOut: readonly Target[]] {
  if (!found) return [null, []];
  return [found.filter(({ row }) => allows(row)), found.filter(({ row }) => !allows(row))];
}

const NOTHING = Promise.resolve(null);

interface BulkRunProps {
  readonly job: Job;
  readonly list: ListOfTable;
  readonly runner: Runner<Target>;
  readonly leftOut: readonly Target[];
  readonly onClose: () => void;
}

function BulkRun({ job, list, runner, leftOut, onClose }: BulkRunProps) {
  const state = useRunState(runner);
  const locale = useLocale();
  const refreshWithheld = useFreshList(state);
  const selection = useSelection();
  const leave = () => {
    // What is done needs no further choice; the rest stays chosen.
    const done = new Set(runner.indexesOf('done').map((index) => runner.items[index].key));
    if (selection?.isAll) selection.clear();
    else
      selection?.set(
        [...selection.rows.values()].filter(({ key }) => done.has(key)),
        false,
      );
    refreshWithheld();
    onClose();
  };
  const isOver = phaseOf(state) === 'over';
  return (
    <Dialog
      title={wordsOf(job, list.resource, runner.items.length, locale)}
      isBusy={!isOver}
      onClose={leave}
    >
      {isOver ? (
        <BulkReport job={job} list={list} runner={runner} leftOut={leftOut} onClose={leave} />
      ) : (
        <RunProgress runner={runner} />
      )}
    </Dialog>
  );
}
