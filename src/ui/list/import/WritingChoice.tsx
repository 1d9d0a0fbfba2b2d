import { useLocale } from '../../locale/locale.ts';
import { say } from '../../locale/say.ts';
import styles from '../run/run.module.css';
import { WRITINGS, type Writing } from './writings.ts';

interface WritingChoiceProps {
  readonly writing: Writing;
  readonly onChange: (writing: Writing) => void;
}

/** Lets a person say how a file writes numbers and days, by examples. */
export function WritingChoice({ writing, onChange }: WritingChoiceProps) {
  const locale = useLocale();
  return (
    <p className={styles.picker}>
      <label>
        {say('Numbers and days in the file', locale)}{' '}
        <select value={writing ?? ''} onChange={({ target }) => onChange(target.value || null)}>
          <option value="">{say('As you write them, or as programs do', locale)}</option>
          {WRITINGS.map(({ language, example }) => (
            <option key={language} value={language}>
              {example}
            </option>
          ))}
        </select>
      </label>
    </p>
  );
}
