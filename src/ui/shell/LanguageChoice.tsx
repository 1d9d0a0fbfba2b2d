import { lookUpTag, type SpokenLanguage } from '../../locale/catalogue.ts';
import { chooseLanguage } from '../locale/chooseLanguage.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import styles from './shell.module.css';

/** Chooses the language of the interface. The page is reloaded, since the server renders it in the language. */
export function LanguageChoice({ languages }: { languages: readonly SpokenLanguage[] }) {
  const locale = useLocale();
  if (languages.length < 2) return null;
  const isSpoken = (part: string) => languages.some(({ tag }) => tag === part);
  const current = lookUpTag(locale.language, isSpoken);
  return (
    <label className={styles.language}>
      <span>{t('Language', locale)}</span>
      <select value={current} onChange={(event) => chooseLanguage(event.target.value)}>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
