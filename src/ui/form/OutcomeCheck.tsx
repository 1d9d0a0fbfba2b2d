import { useState } from 'react';
import buttons from '../button.module.css';
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

const SAVING: UnknownWords = {
  unknown: 'Whether this was saved is not known.',
  look: 'Check whether it was saved',
};

interface OutcomeCheckProps {
  readonly words?: UnknownWords;
  /** Looks at what the backend holds. @throws when it could not be looked at */
  readonly check: () => Promise<Finding>;
}

/** Beside a change of which nobody knows whether it was made: a look at what the backend holds now. */
export function OutcomeCheck({ check, words = SAVING }: OutcomeCheckProps) {
  const [finding, setFinding] = useState<Finding | null>(null);
  const [isChecking, setChecking] = useState(false);
  const look = async () => {
    setChecking(true);
    setFinding(await check().catch(() => UNREADABLE));
    setChecking(false);
  };
  return (
    <div className={styles.notice}>
      <p role="status">{finding?.words ?? words.unknown}</p>
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
          {finding === null ? words.look : 'Check again'}
        </button>
      )}
    </div>
  );
}

const UNREADABLE: Finding = {
  isSaved: null,
  words: 'This could not be checked: the backend did not answer. Try again in a moment.',
};
