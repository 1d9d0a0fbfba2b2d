import type { Choices } from '../../fields/Choice.tsx';
import { formatLanguage } from '../../locale/formats.ts';
import { useLocale, type Locale } from '../../locale/locale.ts';
import type { ControlProps, Input, InputWords } from '../input.ts';
import { oneOfText, Select, type NamedValues } from './choice.tsx';

interface LanguageSettings<Values extends Choices> extends InputWords {
  readonly choices: Values;
}

/** One of the languages of an enum, chosen by its name in the visitor's own. */
export function language<Values extends Choices>({
  choices,
  ...words
}: LanguageSettings<Values>): Input<keyof Values & string, string> {
  const codes = Object.keys(choices);
  return {
    ...words,
    codes,
    empty: '',
    cleared: null,
    hold: (value) => String(value),
    isEmpty: (held) => held === '',
    check: () => [],
    send: (held) => held as keyof Values & string,
    words: (held, locale) => formatLanguage(held, locale),
    fromText: (text, locale) => oneOfText(languagesByName(codes, locale), text, locale),
    Control: (props) => <LanguageControl {...props} codes={codes} />,
  };
}

/** Languages with their names, in the order of these. */
export function languagesByName(codes: readonly string[], locale: Locale): NamedValues {
  const { compare } = new Intl.Collator(locale.language);
  return codes
    .map((code) => [code, (own: Locale) => formatLanguage(code, own)] as const)
    .sort(([, one], [, other]) => compare(one(locale), other(locale)));
}

function LanguageControl({ codes, ...props }: ControlProps<string> & { codes: readonly string[] }) {
  return <Select {...props} values={languagesByName(codes, useLocale())} />;
}
