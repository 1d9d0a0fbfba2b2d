import { useLayoutEffect, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { tRich } from '../locale/tRich.ts';
import { useControlId } from './controlId.ts';
import type { AnyFields } from './values.ts';

/** An error of one input. */
export interface InputProblem {
  /** The path of the input. */
  readonly name: string;
  readonly message: string;
}

export interface ProblemListProps {
  readonly fields: AnyFields;
  /** The backend's messages about the form as a whole. */
  readonly messages: readonly string[];
  /** What the backend said besides, for administrators. */
  readonly details: readonly string[];
  /** Whether the form may have been saved all the same. */
  readonly isUnknown: boolean;
  readonly wrong: readonly InputProblem[];
}

const NOT_SAVED =
  '{count, plural, one {Not saved: fix # problem.} other {Not saved: fix # problems.}}';

/** All errors of a form: those of inputs lead to them. */
export function ProblemList({ fields, messages, details, isUnknown, wrong }: ProblemListProps) {
  const locale = useLocale();
  const count = wrong.length + messages.length;
  useLayoutEffect(() => {
    // The list comes above the input that has just got the focus, and pushes it down.
    const focused = document.activeElement;
    if (focused?.getAttribute('aria-invalid') !== 'true') return;
    const [problem = ''] = focused.getAttribute('aria-describedby')?.split(' ') ?? [];
    for (const part of [document.getElementById(problem), focused])
      part?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <>
      <p>
        {isUnknown
          ? t('The backend reported an error', locale)
          : t(Object.keys(fields).length === 0 ? 'Not done.' : NOT_SAVED, locale, { count })}
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
