import type { ReactNode } from 'react';
import buttons from '../../button.module.css';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../../locale/locale.ts';
import type { Runner } from './runner.ts';
import styles from './run.module.css';

interface RunReportProps<Item> {
  readonly runner: Runner<Item>;
  /** Names an item. */
  readonly nameOf: (item: Item) => ReactNode;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** More of them are in the file. */
const MOST_PROBLEMS = 100;

/** What became of each item of a run. */
export function RunReport<Item>({ runner, nameOf, children }: RunReportProps<Item>) {
  const locale = useLocale();
  const done = runner.indexesOf('done').length;
  const failed = runner.indexesOf('failed');
  const unknown = runner.indexesOf('unknown');
  const waiting = runner.indexesOf(undefined);
  const problems = [...failed, ...unknown];
  const counts = [
    ['done', done],
    ['failed', failed.length],
    ['not known', unknown.length],
    ['not begun', waiting.length],
  ] as const;
  return (
    <>
      <p className={styles.counts} role="status">
        {counts
          .filter(([words, count]) => words === 'done' || count > 0)
          .map(([words, count]) => `${formatNumber(count, locale)} ${words}`)
          .join(', ')}
      </p>
      {unknown.length > 0 && (
        <p>No answer came for those that are not known: they may have happened. Look first.</p>
      )}
      {problems.length > 0 && (
        <div className={styles.problems} tabIndex={0} role="region" aria-label="What went wrong">
          <table>
            <tbody>
              {problems.slice(0, MOST_PROBLEMS).map((index) => (
                <tr key={index}>
                  <th scope="row">{nameOf(runner.items[index])}</th>
                  <td>{runner.reasonOf(index)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {problems.length > MOST_PROBLEMS && (
        <p>{`These are the first ${MOST_PROBLEMS}: the report has all of them.`}</p>
      )}
      <div className={styles.buttons}>
        {failed.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(failed)}>
            Try the failed ones again
          </button>
        )}
        {waiting.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(waiting)}>
            Go on with those not begun
          </button>
        )}
        {unknown.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(unknown)}>
            Send those not known again
          </button>
        )}
        {children}
      </div>
    </>
  );
}
