import 'client-only';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { useAccess } from '../../access/useAccess.ts';
import buttons from '../../button.module.css';
import { ListContext } from '../../list/listContext.ts';
import { unfinishedRuns } from '../../list/unfinishedRuns.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Journal } from '../run/journal.ts';
import { hasEnded, type Interrupted } from '../run/notes.ts';
import { continuedRun } from './begunRun.ts';
import { bulkJournal, type BulkPlan } from './bulkJournal.ts';
import styles from './bulkOffer.module.css';
import { BulkRun } from './BulkRun.tsx';
import { wordsOf, type Job } from './job.ts';
import { jobOf } from './jobOf.ts';
import type { Target } from './targets.ts';

/** A run that was left, and where it is kept. */
interface Offer {
  readonly journal: Journal<BulkPlan>;
  readonly interrupted: Interrupted<BulkPlan>;
}

/**
 * Offers to go on with work on several records of the list that was left before it was done, or to try again what failed
 * of one that came to its end.
 */
export function BulkOffer() {
  const list = useContext(ListContext);
  const source = useContext(PageSourceContext);
  const access = useAccess();
  const [locale] = useState(useLocale());
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isImpossible, setImpossible] = useState(false);
  const isTaken = useRef(false);
  const id = useId();
  const slug = list?.resource.slug;
  useEffect(() => {
    if (slug === undefined) return;
    const journal = bulkJournal(slug);
    journal
      .look((interrupted) => setOffer({ journal, interrupted }))
      .then((isAny) => {
        if (!isAny) unfinishedRuns.drop(slug);
      })
      // A browser that keeps nothing has nothing to go on with.
      .catch(() => undefined);
    return () => {
      if (!isTaken.current) journal.end();
    };
  }, [slug]);
  if (!list?.bulk || !source || !offer) return null;
  const { bulk, resource, open } = list;
  const { journal, interrupted } = offer;
  const { plan, notes } = interrupted;

  const resume = async (job: Job, triesFailed: boolean) => {
    const known = await journal.takeOver();
    const targets = (await journal.readItems()) as Target[];
    const { newEnvironment } = source;
    const left = { plan, notes: known };
    const begun = continuedRun(job, left, targets, journal, newEnvironment, locale);
    if (!begun) return setImpossible(true);
    setOffer(null);
    const close = () => open(null);
    open(<BulkRun job={job} list={list} {...begun} leftOut={NONE} onClose={close} />);
    const { runner } = begun;
    if (triesFailed) runner.again(runner.indexesOf('failed'));
    else runner.start();
  };
  const start = async (triesFailed: boolean) => {
    if (isTaken.current) return;
    isTaken.current = true;
    try {
      const job = await jobOf(plan.source, bulk, access, locale);
      if (job) await resume(job, triesFailed);
      else setImpossible(true);
    } catch {
      // Another tab has finished it, or the browser keeps nothing any more.
      setOffer(null);
    }
  };
  const discard = () => {
    void journal.forget();
    setOffer(null);
  };
  const states = [...notes.values()].map(({ state }) => state);
  const count = (...counted: typeof states) =>
    states.filter((state) => counted.includes(state)).length;
  const unknown = count('sent', 'unknown');
  const failed = count('failed');
  const isEnded = hasEnded(interrupted);
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <div className={styles.words}>
        <p id={id} role="status">
          {t(isEnded ? ENDED : INTERRUPTED, locale, {
            action: wordsOf(plan, resource, plan.total, locale),
            done: count('done'),
            total: plan.total,
            skipped: count('skipped'),
            failed,
            unknown,
          })}
        </p>
        <p className={styles.quiet} role={isImpossible ? 'alert' : undefined}>
          {isImpossible
            ? t('This can no longer be continued here.', locale)
            : t('What is done is not done again. Discard leaves the rest as it is.', locale)}
          {!isImpossible && !plan.mayRepeat && unknown > 0 && (
            <> {t('Those without an answer are not sent again unless you choose to.', locale)}</>
          )}
        </p>
      </div>
      <div className={styles.buttons}>
        {!isImpossible &&
          starts(isEnded, failed).map(({ label, triesFailed }, index) => (
            <button
              key={label}
              type="button"
              className={index === 0 ? buttons.primary : buttons.button}
              onClick={() => void start(triesFailed)}
            >
              {t(label, locale)}
            </button>
          ))}
        <button type="button" className={buttons.button} onClick={discard}>
          {t('Discard', locale)}
        </button>
      </div>
    </section>
  );
}

const NONE: readonly Target[] = [];

/** Work that was left is gone on with; of work that has ended, what failed is tried again, and all of it is looked at. */
function starts(isEnded: boolean, failed: number): readonly Start[] {
  if (!isEnded) return [{ label: 'Continue', triesFailed: false }];
  const look: Start = { label: 'Show report', triesFailed: false };
  return failed > 0 ? [{ label: 'Retry failed', triesFailed: true }, look] : [look];
}

interface Start {
  readonly label: Message;
  readonly triesFailed: boolean;
}

const INTERRUPTED: Message =
  '“{action}” was interrupted: {done} of {total} done{skipped, plural, =0 {} other {, # not changed}}{failed, plural, =0 {} other {, # failed}}{unknown, plural, =0 {} other {, # without an answer}}.';

const ENDED: Message =
  '“{action}” has ended: {done} of {total} done{skipped, plural, =0 {} other {, # not changed}}{failed, plural, =0 {} other {, # failed}}{unknown, plural, =0 {} other {, # without an answer}}.';
