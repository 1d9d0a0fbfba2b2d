import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { tRich } from '../locale/tRich.ts';
import { useControlId } from './controlId.ts';
import styles from './form.module.css';
import type { AnyFields } from './values.ts';

interface ProblemSummaryProps {
  readonly fields: AnyFields;
  /** The backend's messages about the form as a whole. */
  readonly messages: readonly string[];
  /** What the backend said besides, for administrators. */
  readonly details: readonly string[];
  /** Whether the form may have been saved all the same. */
  readonly isUnknown: boolean;
}

/** A summary of all errors, each a link to its input. */
export function ProblemSummary({ fields, messages, details, isUnknown }: ProblemSummaryProps) {
  const { control } = useFormContext();
  const locale = useLocale();
  const { errors, submitCount } = useFormState({ control });
  const wrong = submitCount === 0 ? [] : errorList(errors);
  const count = wrong.length + messages.length;
  return (
    <div role="alert" className={count > 0 ? styles.summary : undefined}>
      {count > 0 && (
        <>
          <p>
            {isUnknown
              ? t('The backend reported an error', locale)
              : t(
                  '{count, plural, one {Not saved: fix # problem.} other {Not saved: fix # problems.}}',
                  locale,
                  { count },
                )}
          </p>
          <ul>
            {messages.map((message) => (
              <li key={message}>{message}</li>
            ))}
            {wrong.map(({ name, message }) => (
              <li key={name}>
                {tRich('{name}: {value}', locale, {
                  name: (
                    <ProblemLink key="name" to={name}>
                      {tLabel(fields[name.split('.')[0]]?.label ?? '', locale)}
                    </ProblemLink>
                  ),
                  value: message,
                })}
              </li>
            ))}
          </ul>
          {details.length > 0 && (
            <details>
              <summary>{t('Technical details', locale)}</summary>
              <pre>{details.join('\n')}</pre>
            </details>
          )}
        </>
      )}
    </div>
  );
}

function ProblemLink({ to, children }: { to: string; children: ReactNode }) {
  const { setFocus } = useFormContext();
  const controlId = useControlId();
  return (
    <a
      href={`#${controlId(to)}`}
      onClick={(event) => {
        event.preventDefault();
        setFocus(to);
      }}
    >
      {children}
    </a>
  );
}

/** The errors of a form at any depth, with the paths of their inputs. */
function errorList(errors: object, path: string[] = []): Array<{ name: string; message: string }> {
  return Object.entries(errors).flatMap(([part, error]) => {
    if (typeof error !== 'object' || error === null || part === 'ref') return [];
    const { message } = error as { message?: unknown };
    const own = typeof message === 'string' ? [{ name: [...path, part].join('.'), message }] : [];
    return [...own, ...errorList(error, [...path, part])];
  });
}
