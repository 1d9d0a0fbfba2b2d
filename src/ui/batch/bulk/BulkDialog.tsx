import { useContext, useMemo, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { ListContext } from '../../list/listContext.ts';
import { Dialog } from '../../Dialog.tsx';
import { BulkQuestion } from './BulkQuestion.tsx';
import { BulkRun } from './BulkRun.tsx';
import { beginRun, type Begun, type Said } from './begunRun.ts';
import { ChangeQuestion } from './change/ChangeQuestion.tsx';
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
  const [begun, setBegun] = useState<Begun | null>(null);
  const hasStarted = useRef(false);
  if (!list || !source) return null;
  const close = () => list.open(null);
  const { newEnvironment } = source;
  const begin = (said: Said) => {
    // The form may be submitted again before the run stands in its place.
    if (hasStarted.current) return;
    hasStarted.current = true;
    const run = { job, targets: targets ?? [], ...said, slug: list.resource.slug };
    const made = beginRun(run, newEnvironment, locale);
    setBegun(made);
    made.runner.start();
  };
  if (begun) return <BulkRun job={job} list={list} {...begun} leftOut={leftOut} onClose={close} />;
  const { work } = job;
  const question = { job, list, leftOut, locale, onClose: close };
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
            onStart={({ entered, ...made }) => begin({ entered, made })}
          />
        ) : (
          <BulkQuestion
            {...question}
            targets={targets}
            onStart={(entered) => begin({ entered, made: null })}
          />
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
