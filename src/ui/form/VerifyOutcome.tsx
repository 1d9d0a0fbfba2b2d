import { useState } from 'react';
import buttons from '../button.module.css';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import styles from './form.module.css';
import { withBasePath } from '../../address/basePath.ts';

/** The result of verifying a change whose outcome is unknown. */
export interface Finding {
  /** Null where it cannot be determined. */
  readonly isSaved: boolean | null;
  readonly words: string;
  /** A page where a person can check for themselves, or continue. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** Texts about a change whose outcome is unknown. */
export interface UnknownOutcomeTexts {
  readonly unknown: string;
  /** The label of the button that checks. */
  readonly look: string;
}

function wordsOfSaving(locale: Locale): UnknownOutcomeTexts {
  return {
    unknown: t('It is not known whether this was saved.', locale),
    look: t('Check whether it was saved', locale),
  };
}

interface VerifyOutcomeProps {
  readonly words?: UnknownOutcomeTexts;
  /** Reads the backend's current data. @throws when it could not be read */
  readonly check: () => Promise<Finding>;
  /** What is known already. */
  readonly found?: Finding | null;
}

/** Shown for a change whose outcome is unknown: a button that checks it against the backend. */
export function VerifyOutcome({ check, words, found = null }: VerifyOutcomeProps) {
  const locale = useLocale();
  const { unknown, look: lookWords } = words ?? wordsOfSaving(locale);
  const [finding, setFinding] = useState<Finding | null>(found);
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
        <a href={withBasePath(finding.link.href)} className={buttons.button}>
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
    'This could not be checked: the backend did not respond. Try again in a moment.',
    locale,
  );
  return { isSaved: null, words };
}
