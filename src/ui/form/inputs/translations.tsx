import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { formatLanguage } from '../../../locale/names.ts';
import type { Locale } from '../../../locale/locale.ts';
import { languageAmong } from '../../../locale/languageAmong.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { FormField } from '../FormField.tsx';
import { wrong, type ControlProps, type Input, type InputWords, type Problem } from '../input.ts';
import type { ListLimits } from '../limits.ts';
import styles from '../translations.module.css';
import { useItems } from '../useItems.ts';
import {
  findProblems,
  mapped,
  requiredMessage,
  type AnyFields,
  type FormState,
} from '../values.ts';
import { LanguageOptions } from './LanguageOptions.tsx';
import { list } from './list.tsx';

interface TranslationsSettings<Value> extends InputWords, ListLimits {
  /** The input of one translation, a group. */
  readonly item: Input<Value>;
  /** The name of the part with the language code. */
  readonly language: string;
  /** The language that a new record has texts in first; that of the page if left out. */
  readonly first?: string;
}

interface TranslationState {
  readonly value: unknown;
  /** It came from the backend, with texts or without. */
  readonly isThere?: 'null' | 'empty';
}

type TranslationsState = readonly TranslationState[] | null;

/**
 * Texts in several languages side by side, one translation per language. A new record is asked for its texts in the
 * first language at once; a language without texts is not sent.
 */
export function translations<Value>({
  language,
  first,
  ...words
}: TranslationsSettings<Value>): Input<Value[], TranslationsState> {
  const all = list<Value>(words);
  const parts = words.item.parts ?? {};
  const inLanguage = (code: string): TranslationState => ({
    value: { ...mapped(parts, ({ empty }) => empty), [language]: code },
  });
  const hasTexts = ({ value }: TranslationState) =>
    Object.entries(parts).some(
      ([part, own]) => part !== language && !own.isEmpty((value as FormState)[part]),
    );
  const isSent = (one: TranslationState) => one.isThere !== undefined || hasTexts(one);
  return {
    ...all,
    start: (locale) => [
      inLanguage(first ?? languageAmong(parts[language]?.codes, locale.language)),
    ],
    parse: (values, locale) =>
      ((all.parse(values, locale) ?? []) as readonly TranslationState[]).map((one) =>
        isSent(one) ? one : { ...one, isThere: 'empty' },
      ),
    isEmpty: (state) => !(state ?? []).some(isSent),
    missing: (state, locale) => missingTexts(state, locale, parts, language),
    serialize: (state, locale, before) =>
      all.serialize((state ?? []).filter(isSent), locale, before),
    format: (state, locale) => all.format((state ?? []).filter(isSent), locale),
    check: (state, locale, before) => {
      const codes = codesOf(state, language);
      const twice = codes.find((code, index) => codes.indexOf(code) !== index);
      const message =
        twice !== undefined &&
        t('{language} is there more than once.', locale, {
          language: formatLanguage(twice, locale),
        });
      if (message) return wrong(message);
      const isUnsent = ([index]: readonly string[]) =>
        state?.[Number(index)] && !isSent(state[Number(index)]);
      return all.check(state, locale, before).filter(({ path }) => !isUnsent(path));
    },
    // The order of translations is insignificant.
    canonical: (state) => {
      const values = all.canonical?.((state ?? []).filter(isSent)) as FormState[];
      const codeOf = (value: FormState) => String(value[language]);
      return values.toSorted((one, other) => (codeOf(one) < codeOf(other) ? -1 : 1));
    },
    Control: (props) => (
      <TranslationsControl {...props} parts={parts} language={language} add={inLanguage} />
    ),
  };
}

/** What the first translation needs: the texts that are required, or else the first one. */
function missingTexts(
  state: TranslationsState,
  locale: Locale,
  parts: AnyFields,
  language: string,
): Problem[] {
  const [first] = state ?? [];
  if (!first) return [];
  const { [language]: _language, id: _id, ...texts } = parts;
  const found = findProblems(texts, first.value as FormState, locale, null);
  const [text] = Object.keys(texts);
  const lacking =
    found.length > 0 || text === undefined
      ? found
      : [{ path: [text], message: requiredMessage(texts[text], locale) }];
  return lacking.map(({ path, message }) => ({ path: ['0', 'value', ...path], message }));
}

/** The languages with a translation, in order. */
function codesOf(state: TranslationsState, language: string): string[] {
  return (state ?? [])
    .map(({ value }) => String((value as FormState | null)?.[language] ?? ''))
    .filter((code) => code !== '');
}

interface TranslationsControlProps extends ControlProps<TranslationsState> {
  readonly parts: AnyFields;
  readonly language: string;
  /** A translation into a language, without texts. */
  readonly add: (code: string) => TranslationState;
}

function TranslationsControl({
  name,
  id,
  value,
  onChange,
  parts,
  language,
  add,
}: TranslationsControlProps) {
  const { control } = useFormContext();
  const locale = useLocale();
  const { keys, append, remove, element } = useItems(name, value, onChange);
  const state = useWatch({ control, name }) as TranslationsState;
  // The language is the heading, and a translation's key cannot be edited.
  const shown = Object.entries(parts).filter(([part]) => part !== language && part !== 'id');
  return (
    <div className={styles.translations}>
      <div className={styles.languages} ref={element}>
        {keys.map((key, index) => {
          const code = codesOf((state ?? []).slice(index, index + 1), language)[0] ?? '';
          const said = code === '' ? '—' : formatLanguage(code, locale);
          return (
            <section
              key={key}
              aria-label={said}
              className={styles.language}
              suppressHydrationWarning
            >
              <header>
                <p suppressHydrationWarning>{said}</p>
                <button
                  type="button"
                  className={buttons.icon}
                  aria-label={t('Remove {language}', locale, { language: said })}
                  suppressHydrationWarning
                  onClick={() => remove(index)}
                >
                  <Icon name="cross" />
                </button>
              </header>
              {code === '' && (
                <FormField name={`${name}.${index}.value.${language}`} input={parts[language]} />
              )}
              {shown.map(([part, input]) => (
                <FormField key={part} name={`${name}.${index}.value.${part}`} input={input} />
              ))}
            </section>
          );
        })}
      </div>
      <AddLanguage
        id={id}
        codes={parts[language]?.codes}
        taken={codesOf(state, language)}
        onAdd={(code) => append(add(code))}
      />
    </div>
  );
}

interface AddLanguageProps {
  readonly id: string;
  /** The possible languages; any if left out. */
  readonly codes: readonly string[] | undefined;
  readonly taken: readonly string[];
  readonly onAdd: (code: string) => void;
}

/** A select with the languages that are missing. */
function AddLanguage({ id, codes, taken, onAdd }: AddLanguageProps) {
  const locale = useLocale();
  const [code, setCode] = useState('');
  const label = t('Add a language', locale);
  const missing = codes?.filter((known) => !taken.includes(known));
  const isNew = code.trim() !== '' && !taken.includes(code.trim());
  if (missing?.length === 0) return null;
  return (
    <div className={styles.add}>
      {missing ? (
        <select
          id={id}
          aria-label={label}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        >
          <option value="">{label}</option>
          <LanguageOptions codes={missing} />
        </select>
      ) : (
        <input
          id={id}
          aria-label={label}
          maxLength={35}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      <button
        type="button"
        className={buttons.button}
        disabled={!isNew}
        onClick={() => {
          onAdd(code.trim());
          setCode('');
        }}
      >
        {t('Add|a language', locale)}
      </button>
    </div>
  );
}
