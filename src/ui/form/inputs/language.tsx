import type { Choices } from '../../../lists/choices.ts';
import { formatLanguage } from '../../../locale/names.ts';
import type { ControlProps, Input, InputWords } from '../input.ts';
import { parseChoice, Select } from './choice.tsx';
import { LanguageOptions, languagesByName } from './LanguageOptions.tsx';

interface LanguageSettings<Values extends Choices> extends InputWords {
  readonly choices: Values;
}

/** A language of an enum, shown by its localised name. */
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
    parse: (value) => String(value),
    isEmpty: (held) => held === '',
    check: () => [],
    serialize: (held) => held as keyof Values & string,
    format: (held, locale) => formatLanguage(held, locale),
    fromText: (text, locale) => parseChoice(languagesByName(codes, locale), text, locale),
    Control: (props) => <LanguageControl {...props} codes={codes} />,
  };
}

function LanguageControl({ codes, ...props }: ControlProps<string> & { codes: readonly string[] }) {
  return (
    <Select {...props} known={codes}>
      <LanguageOptions codes={codes} />
    </Select>
  );
}
