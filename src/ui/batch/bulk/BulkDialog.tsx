import { useContext, useMemo, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import type { FormState } from '../../form/values.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { ListContext } from '../../list/listContext.ts';
import { Dialog } from '../../Dialog.tsx';
import type { Runner } from '../run/runner.ts';
import { BulkQuestion } from './BulkQuestion.tsx';
import { BulkRun } from './BulkRun.tsx';
import { ChangeQuestion, type ChosenChange } from './change/ChangeQuestion.tsx';
import { changeRunner } from './change/fieldRun.ts';
import type { FieldRun } from './change/fieldWork.ts';
import { UndoJournal } from './change/undoJournal.ts';
import { wordsOf, type Job } from './job.ts';
import { TargetSearch } from './TargetSearch.tsx';
import type { Target } from './targets.ts';

interface BulkDialogProps {
  readonly job: Job;
  /** The records; null for all that match, which are looked up first. */
  readonly chosen: readonly Target[] | null;
}

/** A run that has begun. */
interface Begun {
  readonly runner: Runner<Target>;
  /** What its undo has to know; null where it cannot be undone. */
  readonly undoable: FieldRun | null;
}

/** Does something with several records: says with which, does it, and says what became of each. */
export function BulkDialog({ job, chosen }: BulkDialogProps) {
  const list = useContext(ListContext);
  const source = useContext(PageSourceContext);
  // Values are written for the visitor's zone as it is when the dialog opens.
  const [locale] = useState(useLocale());
  const [found, setFound] = useState(chosen);
  const [targets, leftOut] = useMemo(() => split(job, found), [job, found]);
  const [begun, setBegun] = useState<Begun | null>(null);
  const hasStarted = useRef(false);
  if (!list || !source) return null;
  const close = () => list.open(null);
  const { newEnvironment } = source;
  const begin = (makeRun: (items: readonly Target[]) => Begun) => {
    // The form may be submitted again before the run stands in its place.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const made = makeRun(targets ?? []);
    setBegun(made);
    made.runner.start();
  };
  const startJob = (held: FormState) =>
    begin((items) => ({
      runner: job.runner(items, held, newEnvironment, locale),
      undoable: null,
    }));
  if (begun) return <BulkRun job={job} list={list} {...begun} leftOut={leftOut} onClose={close} />;
  const { work } = job;
  const question = { job, list, leftOut, locale, onClose: close };
  const startChange = (made: ChosenChange) =>
    begin((items) => {
      if (!work) throw new Error('There is no field to be changed.');
      const run = { work, ...made, journal: new UndoJournal(), newEnvironment, locale };
      return { runner: changeRunner(run, items), undoable: run };
    });
  return (
    <Dialog
      title={wordsOf(job, list.resource, targets?.length ?? null, locale)}
      isWide={work !== null}
      onClose={close}
    >
      {!targets && <TargetSearch list={list} onFound={setFound} onClose={close} />}
      {targets &&
        (work && targets.length > 0 ? (
          <ChangeQuestion
            {...question}
            work={work}
            targets={targets}
            isAll={chosen === null}
            newEnvironment={newEnvironment}
            onStart={startChange}
          />
        ) : (
          <BulkQuestion {...question} targets={targets} onStart={startJob} />
        ))}
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
