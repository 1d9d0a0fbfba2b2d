import 'client-only';
import { useContext, useEffect, useId, useRef, useState } from 'react';
import { PageSourceContext } from '../../../relay/pageContext.tsx';
import type { Resource } from '../../../address/resource.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { useAccess } from '../../access/useAccess.ts';
import buttons from '../../button.module.css';
import { ListContext } from '../../list/listContext.ts';
import { unfinishedRuns } from '../../list/unfinishedRuns.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Journal } from '../run/journal.ts';
import { hasEnded, type Interrupted, type Notes } from '../run/notes.ts';
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
  const { offer, take, withdraw } = useOffer(list?.resource.slug);
  const [isImpossible, setImpossible] = useState(false);
  const id = useId();
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
    withdraw();
    const close = () => open(null);
    open(<BulkRun job={job} list={list} {...begun} leftOut={NONE} onClose={close} />);
    const { runner } = begun;
    if (triesFailed) runner.again(runner.indexesOf('failed'));
    else runner.start();
  };
  const start = async (triesFailed: boolean) => {
    if (!take()) return;
    try {
      const job = await jobOf(plan.source, bulk, access, locale);
      if (job) await resume(job, triesFailed);
      else setImpossible(true);
    } catch {
      // Another tab has finished it, or the browser keeps nothing any more.
      withdraw();
    }
  };
  const discard = () => {
    void journal.forget();
    withdraw();
  };
  const counts = countsOf(notes);
  const ways = isImpossible ? [] : starts(hasEnded(interrupted), counts.failed);
  return (
    <section className={styles.offer} aria-labelledby={id}>
      <OfferWords
        id={id}
        interrupted={interrupted}
        counts={counts}
        resource={resource}
        isImpossible={isImpossible}
        locale={locale}
      />
      <div className={styles.buttons}>
        {ways.map(({ label, triesFailed }, index) => (
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

/** The run that was left of a list, as long as it is offered. @param slug of the list's resource */
function useOffer(slug: string | undefined) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const isTaken = useRef(false);
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
  /** Keeps the journal for what goes on with it. @returns false where that has been done */
  const take = () => {
    const isFirst = !isTaken.current;
    isTaken.current = true;
    return isFirst;
  };
  return { offer, take, withdraw: () => setOffer(null) };
}

interface OfferWordsProps {
  readonly id: string;
  readonly interrupted: Interrupted<BulkPlan>;
  readonly counts: ReturnType<typeof countsOf>;
  readonly resource: Resource;
  readonly isImpossible: boolean;
  readonly locale: Locale;
}

/** What was left, and what it means to go on, or that it cannot be done. */
function OfferWords({ id, interrupted, counts, resource, isImpossible, locale }: OfferWordsProps) {
  const { plan } = interrupted;
  const action = wordsOf(plan, resource, plan.total, locale);
  return (
    <div className={styles.words}>
      <p id={id} role="status">
        {t(hasEnded(interrupted) ? ENDED : INTERRUPTED, locale, {
          action,
          total: plan.total,
          ...counts,
        })}
      </p>
      <p className={styles.quiet} role={isImpossible ? 'alert' : undefined}>
        {isImpossible
          ? t('This can no longer be continued here.', locale)
          : t('What is done is not done again. Discard leaves the rest as it is.', locale)}
        {!isImpossible && !plan.mayRepeat && counts.unknown > 0 && (
          <> {t('Those without an answer are not sent again unless you choose to.', locale)}</>
        )}
      </p>
    </div>
  );
}

/** How many items have which outcome. */
function countsOf(notes: Notes) {
  const states = [...notes.values()].map(({ state }) => state);
  const count = (...counted: typeof states) =>
    states.filter((state) => counted.includes(state)).length;
  return {
    done: count('done'),
    skipped: count('skipped'),
    failed: count('failed'),
    unknown: count('sent', 'unknown'),
  };
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
