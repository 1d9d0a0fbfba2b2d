import type { ComponentType } from 'react';
import type { Address, PageQueries } from '../../../relay/pageQueries.ts';
import type { Visitor } from '../../../relay/visitor.ts';
import { useLocale } from '../../locale/locale.ts';
import { say } from '../../locale/say.ts';
import { IsOnlyQuestionContext } from './isOnlyQuestion.ts';
import styles from './questions.module.css';

/** What can be asked of a record, by the name of the field; each asks for its answer in its `queries`. */
export type RecordQuestions = Readonly<
  Record<string, ComponentType & { queries: (address: Address, visitor: Visitor) => PageQueries }>
>;

/** The queries of the questions that an address asks. */
export function queriesOf(
  questions: RecordQuestions,
  address: Address,
  visitor: Visitor,
): PageQueries {
  const asked = Object.values(questions).map(({ queries }) => queries(address, visitor));
  return Object.assign({}, ...asked) as PageQueries;
}

/** What a record tells only once it has been told something: a price in a currency, a branch by its name. */
export function Questions({ questions }: { questions: RecordQuestions }) {
  const entries = Object.entries(questions);
  return (
    <section className={styles.questions}>
      <h2>{say('Look up|something about this record', useLocale())}</h2>
      <IsOnlyQuestionContext value={entries.length === 1}>
        {entries.map(([name, Question]) => (
          <Question key={name} />
        ))}
      </IsOnlyQuestionContext>
    </section>
  );
}
