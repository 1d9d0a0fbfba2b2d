import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { textProblem, type TextLimits } from '../limits.ts';
import { HIDDEN } from '../secrets.ts';
import { Concealed, concealed } from './secret.tsx';
import { LongTextControl, TextArea } from './LongTextControl.tsx';
import { TextControl } from './TextControl.tsx';
import type { TextState } from './textState.ts';

/** The format of a text, where the schema declares one. */
export type TextFormat = 'email' | 'url' | 'uuid' | 'phone' | 'secret';

interface TextSettings extends InputWords, TextLimits {
  readonly format?: TextFormat;
}

/** A single-line text. */
export function text({ format, ...settings }: TextSettings = {}): Input<string, TextState> {
  return {
    ...settings,
    ...plainText,
    ...(format !== 'uuid' && { kind: 'text' }),
    check: (state, locale) => {
      const typed = state ?? '';
      return wrong(
        (format && problemWith(typed, format, locale)) || textProblem(typed, settings, locale),
      );
    },
    ...(format === 'secret'
      ? secretText
      : { Control: (props) => <TextControl {...props} type={TYPES[format ?? 'uuid']} /> }),
  };
}

/** A multi-line text. */
export function longText(settings: InputWords & TextLimits = {}): Input<string, TextState> {
  return {
    ...settings,
    ...plainText,
    kind: 'text',
    isWide: true,
    check: (state, locale) => wrong(textProblem(state ?? '', settings, locale)),
    Control: LongTextControl,
    ...(settings.isSecret && concealed(TextArea)),
  };
}

/** The conversions of a text that is stored unchanged; null differs from the empty text. */
export const plainText = {
  empty: null,
  cleared: null,
  parse: (value: unknown) => String(value),
  isEmpty: (state: TextState) => state === null,
  serialize: (state: TextState) => state ?? '',
  format: (state: TextState) => state ?? '',
  fromText: (text: string) => ({ state: text }),
};

/** The conversions of a text whose surrounding white space is insignificant. */
export const trimmedText = { ...plainText, fromText: (text: string) => ({ state: text.trim() }) };

const secretText = {
  isSecret: true,
  format: () => HIDDEN,
  Control: (props: ControlProps<TextState>) => (
    <Concealed>
      {(isShown) => <TextControl {...props} type={isShown ? 'text' : 'password'} />}
    </Concealed>
  ),
};

const TYPES: Readonly<Record<Exclude<TextFormat, 'secret'>, string>> = {
  email: 'email',
  url: 'url',
  phone: 'tel',
  uuid: 'text',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemWith(state: string, format: TextFormat, locale: Locale): string | false {
  switch (format) {
    case 'email':
      return (
        !EMAIL.test(state) &&
        t('Enter an email address, such as {example}.', locale, {
          example: 'name@example.com',
        })
      );
    case 'url':
      return (
        !URL.canParse(state) &&
        t('Enter a URL, such as {example}.', locale, {
          example: 'https://example.com',
        })
      );
    case 'uuid':
      return !UUID.test(state) && t('Enter a UUID.', locale);
    default:
      return false;
  }
}
