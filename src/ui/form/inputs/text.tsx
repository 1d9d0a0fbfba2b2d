import {
  controlAttributes,
  wrong,
  type ControlProps,
  type Input,
  type InputWords,
} from '../input.ts';
import type { Locale } from '../../locale/locale.ts';
import { say } from '../../locale/say.ts';
import { textProblem, type TextLimits } from '../limits.ts';
import { HIDDEN } from '../secrets.ts';
import styles from '../form.module.css';
import { Concealed, concealed } from './secret.tsx';

/** What a text has to look like, where the schema says so. */
export type TextFormat = 'email' | 'url' | 'uuid' | 'phone' | 'color' | 'secret';

interface TextSettings extends InputWords, TextLimits {
  readonly format?: TextFormat;
}

/** A text of one line. */
export function text({ format, ...settings }: TextSettings): Input<string, string> {
  return {
    ...settings,
    ...plainText,
    check: (held, locale) =>
      wrong((format && problemWith(held, format, locale)) || textProblem(held, settings, locale)),
    ...(format === 'secret'
      ? secretText
      : { Control: (props) => <TextControl {...props} type={TYPES[format ?? 'uuid']} /> }),
  };
}

/** A text of several lines. */
export function longText(settings: InputWords & TextLimits): Input<string, string> {
  return {
    ...settings,
    ...plainText,
    isWide: true,
    check: (held, locale) => wrong(textProblem(held, settings, locale)),
    Control: LongTextControl,
    ...(settings.isSecret && concealed(LongTextControl)),
  };
}

/** A text that is held as it is. */
export const plainText = {
  empty: '',
  cleared: null,
  hold: (value: unknown) => String(value),
  isEmpty: (held: string) => held === '',
  send: (held: string) => held,
  words: (held: string) => held,
  fromText: (text: string) => ({ held: text }),
};

/** The same, where the space around it means nothing. */
export const trimmedText = { ...plainText, fromText: (text: string) => ({ held: text.trim() }) };

const secretText = {
  isSecret: true,
  words: () => HIDDEN,
  Control: (props: ControlProps<string>) => (
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
        say('This is not an e-mail address, such as {example}.', locale, {
          example: 'name@example.com',
        })
      );
    case 'url':
      return (
        !URL.canParse(held) &&
        say('This is not a web address, such as {example}.', locale, {
          example: 'https://example.com',
        })
      );
    case 'uuid':
      return !UUID.test(held) && say('This is not a UUID.', locale);
    default:
      return false;
  }
}

interface TextControlProps extends ControlProps<string> {
  readonly type?: string;
  readonly inputMode?: 'decimal' | 'numeric';
  /** The finest step of a time, in seconds. */
  readonly step?: number;
  readonly isNumber?: boolean;
}

export function TextControl({
  value,
  onChange,
  ref,
  type,
  inputMode,
  step,
  isNumber,
  ...props
}: TextControlProps) {
  return (
    <input
      {...controlAttributes(props)}
      ref={typeof ref === 'function' ? ref : undefined}
      type={type ?? 'text'}
      inputMode={inputMode}
      step={step}
      // A back office is about other people's addresses and secrets.
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={isNumber ? styles.number : styles.input}
    />
  );
}

export function LongTextControl({ value, onChange, ref, ...props }: ControlProps<string>) {
  return (
    <textarea
      {...controlAttributes(props)}
      ref={typeof ref === 'function' ? ref : undefined}
      rows={4}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={styles.textarea}
    />
  );
}
