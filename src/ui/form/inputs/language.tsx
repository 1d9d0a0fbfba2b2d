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
    isEmpty: (state) => state === '',
    check: () => [],
    serialize: (state) => state as keyof Values & string,
    format: (state, locale) => formatLanguage(state, locale),
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
