import type { SpokenLanguage } from '../../locale/catalogue.ts';
import { formatLanguage } from '../../locale/names.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { chooseLanguage } from '../locale/chooseLanguage.ts';
import { chooseTheme, COLOURS, THEME_CHOICES } from '../../visitor/themeChoice.ts';
import type { EntryGroup } from './entries.ts';

/** The colour schemes that the interface can have. */
export function coloursToChoose(locale: Locale): EntryGroup {
  return {
    label: t('Theme', locale),
    entries: THEME_CHOICES.map((choice) => ({
      id: `theme ${choice}`,
      label: t(COLOURS, locale, { choice }),
      target: { run: () => chooseTheme(choice) },
    })),
  };
}

/**
 * The languages of the interface, each by its own name. They are also found by their names in English and in
 * the current language, for people who cannot read the page.
 */
export function languagesToChoose(
  languages: readonly SpokenLanguage[],
  locale: Locale,
): EntryGroup {
  const group = t('Language', locale);
  const entries = languages.map(({ tag, name }) => ({
    id: `language ${tag}`,
    label: name,
    language: tag,
    alias: `${formatLanguage(tag, { language: 'en' })} ${formatLanguage(tag, locale)} ${group} Language`,
    target: { run: () => chooseLanguage(tag) },
  }));
  return { label: group, entries: languages.length > 1 ? entries : [] };
}
