import type { ReactNode } from 'react';
import buttons from '../../button.module.css';
import { useLocale } from '../../locale/locale.ts';
import { say } from '../../locale/say.ts';
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
  const done = runner.indexesOf('done');
  const noted = done.filter((index) => runner.reasonOf(index) !== null);
  const failed = runner.indexesOf('failed');
  const unknown = runner.indexesOf('unknown');
  const waiting = runner.indexesOf(undefined);
  const problems = [...failed, ...unknown];
  return (
    <>
      <p className={styles.counts} role="status">
        {say(
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
          {say(
            'No answer came for those that are not known: they may have happened. Look first.',
            locale,
          )}
        </p>
      )}
      <Reasons
        runner={runner}
        indexes={problems}
        nameOf={nameOf}
        label={say('What went wrong', locale)}
      />
      {noted.length > 0 && <p>{say('Some of it is saved otherwise than it was typed.', locale)}</p>}
      <Reasons
        runner={runner}
        indexes={noted}
        nameOf={nameOf}
        label={say('What is saved otherwise', locale)}
      />
      <div className={styles.buttons}>
        {failed.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(failed)}>
            {say('Try the failed ones again', locale)}
          </button>
        )}
        {waiting.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(waiting)}>
            {say('Go on with those not begun', locale)}
          </button>
        )}
        {unknown.length > 0 && (
          <button type="button" className={buttons.button} onClick={() => runner.again(unknown)}>
            {say('Send those not known again', locale)}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

interface ReasonsProps<Item> extends Pick<RunReportProps<Item>, 'runner' | 'nameOf'> {
  readonly indexes: readonly number[];
  readonly label: string;
}

/** Items with what is said of each, the first of them. */
function Reasons<Item>({ runner, indexes, nameOf, label }: ReasonsProps<Item>) {
  const locale = useLocale();
  if (indexes.length === 0) return null;
  return (
    <>
      <div className={styles.problems} tabIndex={0} role="region" aria-label={label}>
        <table>
          <tbody>
            {indexes.slice(0, MOST_PROBLEMS).map((index) => (
              <tr key={index}>
                <th scope="row">{nameOf(runner.items[index])}</th>
                <td>{runner.reasonOf(index)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {indexes.length > MOST_PROBLEMS && (
        <p>
          {say('These are the first {count}: the report has all of them.', locale, {
            count: MOST_PROBLEMS,
          })}
        </p>
      )}
    </>
  );
}
