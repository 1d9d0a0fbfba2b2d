import { useState } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import styles from './form.module.css';

/** What was found out about a change of which nobody knew whether it was made. */
export interface Finding {
  /** Null where it cannot be told from here. */
  readonly isSaved: boolean | null;
  readonly words: string;
  /** Where a person can look for themselves, or go on. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** How it is said that nobody knows what has become of a change. */
export interface UnknownWords {
  readonly unknown: string;
  /** The button that looks. */
  readonly look: string;
}

function wordsOfSaving(locale: Locale): UnknownWords {
  return {
    unknown: t('Whether this was saved is not known.', locale),
    look: t('Check whether it was saved', locale),
  };
}

interface OutcomeCheckProps {
  readonly words?: UnknownWords;
  /** Looks at what the backend holds. @throws when it could not be looked at */
  readonly check: () => Promise<Finding>;
}

/** Beside a change of which nobody knows whether it was made: a look at what the backend holds now. */
export function VerifyOutcome({ check, words }: OutcomeCheckProps) {
  const locale = useLocale();
  const { unknown, look: lookWords } = words ?? wordsOfSaving(locale);
  const [finding, setFinding] = useState<Finding | null>(null);
  const [isChecking, setChecking] = useState(false);
  const look = async () => {
    setChecking(true);
    setFinding(await check().catch(() => unreadable(locale)));
    setChecking(false);
  };
  return (
    <div className={styles.notice}>
      <p role="status">{finding?.words ?? unknown}</p>
      {finding?.link && (
        <a href={finding.link.href} className={buttons.button}>
          {finding.link.label}
        </a>
      )}
      {finding?.isSaved !== true && (
        <button
          type="button"
          className={buttons.button}
          disabled={isChecking}
          onClick={() => void look()}
        >
          {finding === null ? lookWords : t('Check again', locale)}
        </button>
      )}
    </div>
  );
}

function unreadable(locale: Locale): Finding {
  const words = t(
    'This could not be checked: the backend did not answer. Try again in a moment.',
    locale,
  );
  return { isSaved: null, words };
}
