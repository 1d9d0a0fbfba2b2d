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

interface OutcomeCheckProps {
  /** Looks at what the backend holds. @throws when it could not be looked at */
  readonly check: () => Promise<Finding>;
}

/** Beside a change of which nobody knows whether it was made: a look at what the backend holds now. */
export function OutcomeCheck({ check }: OutcomeCheckProps) {
  const [finding, setFinding] = useState<Finding | null>(null);
  const [isChecking, setChecking] = useState(false);
  const look = async () => {
    setChecking(true);
    setFinding(await check().catch(() => UNREADABLE));
    setChecking(false);
  };
  return (
    <div className={styles.notice}>
      <p role="status">{finding?.words ?? 'Whether this was saved is not known.'}</p>
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
          {finding === null ? 'Check whether it was saved' : 'Check again'}
        </button>
      )}
    </div>
  );
}

const UNREADABLE: Finding = {
  isSaved: null,
  words: 'This could not be checked: the backend did not answer. Try again in a moment.',
};
