import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../../errors/ErrorPanel.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { ReasonTable } from './ReasonTable.tsx';
import { needsSignIn } from './run.ts';
import type { Runner } from './runner.ts';
import styles from './run.module.css';

interface RunReportProps<Item> {
  readonly runner: Runner<Item>;
  /** Names an item. */
  readonly nameOf: (item: Item) => ReactNode;
  /** What it was not done with. */
  readonly leftOut?: ReactNode;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** What became of each item of a run. */
export function RunReport<Item>({ runner, nameOf, leftOut, children }: RunReportProps<Item>) {
  const locale = useLocale();
  const state = runner.state();
  const done = runner.indexesOf('done');
  const noted = done.filter((index) => runner.reasonOf(index) !== null);
  const failed = runner.indexesOf('failed');
  const unknown = runner.indexesOf('unknown');
  const skipped = runner.indexesOf('skipped');
  const waiting = runner.indexesOf(undefined);
  const reasons = (label: string, indexes: readonly number[]) => (
    <ReasonTable
      label={label}
      items={indexes}
      keyOf={(index) => index}
      nameOf={(index) => nameOf(runner.items[index])}
      reasonOf={(index) => runner.reasonOf(index)}
      whereAllAre="Showing the first {count}; the report has all of them."
    />
  );
  return (
    <>
      <p className={styles.counts} role="status">
        {t(
          '{done} done{skipped, plural, =0 {} other {, # not changed}}{failed, plural, =0 {} other {, # failed}}{unknown, plural, =0 {} other {, # unknown}}{waiting, plural, =0 {} other {, # not started}}',
          locale,
          {
            done: done.length,
            skipped: skipped.length,
            failed: failed.length,
            unknown: unknown.length,
            waiting: waiting.length,
          },
        )}
      </p>
      {unknown.length > 0 && (
        <p>
          {t(
            'There was no response for the unknown ones: they may have been done. Check first.',
            locale,
          )}
        </p>
      )}
      {needsSignIn(state) && state.halt && <ErrorPanel error={state.halt} place="work" />}
      {leftOut}
      {reasons(t('Errors', locale), [...failed, ...unknown])}
      {skipped.length > 0 && (
        <p>{t('These were not changed, and nothing was sent for them:', locale)}</p>
      )}
      {reasons(t('Not changed', locale), skipped)}
      {noted.length > 0 && (
        <p>{t('Some values were saved differently from how they were entered.', locale)}</p>
      )}
      {reasons(t('Saved differently', locale), noted)}
      <div className={styles.buttons}>
        {failed.length > 0 && (
          <Button onClick={() => runner.again(failed)}>{t('Retry failed', locale)}</Button>
        )}
        {waiting.length > 0 && (
          <Button onClick={() => runner.again(waiting)}>
            {t('Continue with those not started', locale)}
          </Button>
        )}
        {unknown.length > 0 && (
          <Button onClick={() => runner.again(unknown)}>{t('Resend unknown', locale)}</Button>
        )}
        {children}
      </div>
    </>
  );
}
