import type { ReactNode } from 'react';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { ReasonTable } from './ReasonTable.tsx';
import type { Runner } from './runner.ts';
import styles from './run.module.css';

interface RunReportProps<Item> {
  readonly runner: Runner<Item>;
  /** Names an item. */
  readonly nameOf: (item: Item) => ReactNode;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** What became of each item of a run. */
export function RunReport<Item>({ runner, nameOf, children }: RunReportProps<Item>) {
  const locale = useLocale();
  const done = runner.indexesOf('done');
  const noted = done.filter((index) => runner.reasonOf(index) !== null);
  const failed = runner.indexesOf('failed');
  const unknown = runner.indexesOf('unknown');
  const waiting = runner.indexesOf(undefined);
  const reasons = (label: string, indexes: readonly number[]) => (
    <ReasonTable
      label={label}
      items={indexes}
      keyOf={(index) => index}
      nameOf={(index) => nameOf(runner.items[index])}
      reasonOf={(index) => runner.reasonOf(index)}
      whereAllAre="These are the first {count}: the report has all of them."
    />
  );
  return (
    <>
      <p className={styles.counts} role="status">
        {t(
          '{done} done{failed, plural, =0 {} other {, # failed}}{unknown, plural, =0 {} other {, # not known}}{waiting, plural, =0 {} other {, # not begun}}',
          locale,
          {
            done: done.length,
            failed: failed.length,
            unknown: unknown.length,
            waiting: waiting.length,
          },
        )}
      </p>
      {unknown.length > 0 && (
        <p>
          {t(
            'No answer came for those that are not known: they may have happened. Look first.',
            locale,
          )}
        </p>
      )}
      {reasons(t('What went wrong', locale), [...failed, ...unknown])}
      {noted.length > 0 && <p>{t('Some of it is saved otherwise than it was typed.', locale)}</p>}
      {reasons(t('What is saved otherwise', locale), noted)}
      <div className={styles.buttons}>
        {failed.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(failed)}>
            {t('Try the failed ones again', locale)}
          </button>
        )}
        {waiting.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(waiting)}>
            {t('Go on with those not begun', locale)}
          </button>
        )}
        {unknown.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(unknown)}>
            {t('Send those not known again', locale)}
          </button>
        )}
        {children}
      </div>
    </>
  );
}
