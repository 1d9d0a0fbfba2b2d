import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { textProblem, type TextLimits } from '../limits.ts';
import { HIDDEN } from '../secrets.ts';
import { Concealed, concealed } from './secret.tsx';
import { LongTextControl, TextControl, type HeldText } from './TextControl.tsx';

/** What a text has to look like, where the schema says so. */
export type TextFormat = 'email' | 'url' | 'uuid' | 'phone' | 'color' | 'secret';

interface TextSettings extends InputWords, TextLimits {
  readonly format?: TextFormat;
}

/** A text of one line. */
export function text({ format, ...settings }: TextSettings): Input<string, HeldText> {
  return {
    ...settings,
    ...plainText,
    check: (held, locale) => {
      const typed = held ?? '';
      return wrong(
        (format && problemWith(typed, format, locale)) || textProblem(typed, settings, locale),
      );
    },
    ...(format === 'secret'
      ? secretText
      : { Control: (props) => <TextControl {...props} type={TYPES[format ?? 'uuid']} /> }),
  };
}

/** A text of several lines. */
export function longText(settings: InputWords & TextLimits): Input<string, HeldText> {
  return {
    ...settings,
    ...plainText,
    isWide: true,
    check: (held, locale) => wrong(textProblem(held ?? '', settings, locale)),
    Control: LongTextControl,
    ...(settings.isSecret && concealed(LongTextControl)),
  };
}

/** A text that is held as it is. That there is none is something else than that it is empty. */
export const plainText = {
  empty: null,
  cleared: null,
  parse: (value: unknown) => String(value),
  isEmpty: (held: HeldText) => held === null,
  serialize: (held: HeldText) => held ?? '',
  format: (held: HeldText) => held ?? '',
  fromText: (text: string) => ({ held: text }),
};

/** The same, where the space around it means nothing. */
export const trimmedText = { ...plainText, fromText: (text: string) => ({ held: text.trim() }) };

const secretText = {
  isSecret: true,
  format: () => HIDDEN,
  Control: (props: ControlProps<HeldText>) => (
    <Concealed>
      {(isShown) => <TextControl {...props} type={isShown ? 'text' : 'password'} />}
    </Concealed>
  ),
};

const TYPES: Readonly<Record<Exclude<TextFormat, 'secret'>, string>> = {
  email: 'email',
  url: 'url',
  phone: 'tel',
  // The platform's colour picker knows no empty value.
  color: 'text',
  uuid: 'text',
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function problemWith(held: string, format: TextFormat, locale: Locale): string | false {
  switch (format) {
    case 'email':
      return (
        !EMAIL.test(held) &&
        t('This is not an e-mail address, such as {example}.', locale, {
          example: 'name@example.com',
        })
      );
    case 'url':
      return (
        !URL.canParse(held) &&
        t('This is not a web address, such as {example}.', locale, {
          example: 'https://example.com',
        })
      );
    case 'uuid':
      return !UUID.test(held) && t('This is not a UUID.', locale);
    default:
      return false;
  }
}
