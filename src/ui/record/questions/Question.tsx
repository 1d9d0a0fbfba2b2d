import { use, useState, type ReactNode } from 'react';
import type { OperationType } from 'relay-runtime';
import { AddressForm } from '../../form/AddressForm.tsx';
import { isFilledIn } from '../../form/formAddress.ts';
import { findProblems, type AnyFields } from '../../form/values.ts';
import { useLocale } from '../../locale/locale.ts';
import { sayLabel } from '../../locale/say.ts';
import { usePageAddress } from '../../pageAddress.ts';
import { recordHref, type Resource } from '../../resource.ts';
import { MissingWords } from '../../tool/MissingWords.tsx';
import { QueryResult } from '../../tool/QueryResult.tsx';
import {
  otherParameters,
  questionPlace,
  readQuestion,
  type QuestionSettings,
} from './questionAddress.ts';
import { IsOnlyQuestionContext } from './isOnlyQuestion.ts';
import styles from './questions.module.css';

interface QuestionProps<Query extends OperationType, Values, Key extends keyof Query['variables']> {
  readonly resource: Resource;
  readonly settings: QuestionSettings<Query, Values, Key>;
  /** The answer, which is rendered only when it is there. */
  readonly children: ReactNode;
}

/** A field that has to be told something first: what it is told stands in the page's address. */
export function Question<
  Query extends OperationType,
  Values,
  Key extends keyof Query['variables'],
>({ resource, settings, children }: QuestionProps<Query, Values, Key>) {
  const { name, label, help, query } = settings;
  const address = usePageAddress();
  const [locale] = useState(useLocale());
  const inputs = settings.fields as unknown as AnyFields;
  const held = readQuestion(name, inputs, address);
  const problems = findProblems(inputs, held, locale, null);
  const said = sayLabel(label, locale);
  const isAsked = isFilledIn(inputs, held);
  return (
    <details className={styles.question} open={isAsked || use(IsOnlyQuestionContext)}>
      <summary>{said}</summary>
      <div className={styles.inside}>
        {help && <p className={styles.help}>{sayLabel(help, locale)}</p>}
        <AddressForm
          key={JSON.stringify(held)}
          path={recordHref(resource, String(address.key))}
          fields={inputs}
          held={held}
          problems={isAsked ? problems : []}
          within={questionPlace(name)}
          kept={otherParameters(name, address)}
          isInPage
        />
        {problems.length === 0 && (
          <QueryResult query={query} label={said}>
            {children}
          </QueryResult>
        )}
        {problems.length > 0 && isAsked && <MissingWords fields={inputs} held={held} />}
      </div>
    </details>
  );
}
