import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import styles from '../run/run.module.css';
import {
  formatParsedText,
  sourceLanguagesOf,
  type AmbiguousColumn,
  type SourceLanguage,
} from './sourceLanguages.ts';

interface WritingChoiceProps {
  readonly column: AmbiguousColumn;
  readonly writing: SourceLanguage;
  readonly onChange: (writing: SourceLanguage) => void;
}

/** Lets a person say by examples how a column writes numbers or days, and what one of them is read as. */
export function SourceLanguageChoice({ column, writing, onChange }: WritingChoiceProps) {
  const locale = useLocale();
  const [text] = column.texts;
  const value = formatParsedText(column, text, locale, writing);
  return (
    <div className={styles.writing}>
      <select
        aria-label={t('Format of {column}', locale, { column: column.heading })}
        value={writing ?? ''}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{t('Automatic', locale)}</option>
        {sourceLanguagesOf(column).map(({ language, example }) => (
          <option key={language} value={language}>
            {example}
          </option>
        ))}
      </select>
      <span className={styles.quiet}>
        {value === null
          ? t('{text} cannot be read in this format', locale, { text })
          : t('{text} is read as {value}', locale, { text, value })}
      </span>
    </div>
  );
}
