import { useState } from 'react';
import { controlAttributes, type ControlProps } from '../input.ts';
import styles from '../form.module.css';
import { withBreaksOf, withPlainBreaks } from '../lineBreaks.ts';

/** What a form holds of a text: null where there is none, which is not the empty text. */
export type HeldText = string | null;

interface TextControlProps extends ControlProps<HeldText> {
  readonly type?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'url' | 'tel';
  /** The finest step of a time, in seconds. */
  readonly step?: number;
  readonly isNumber?: boolean;
  /**
   * What the element shows of a value that it cannot show as it is; null where it can show nothing of
   * it: then the value stands as a plain text.
   */
  readonly show?: (held: string) => string | null;
  /** What is held once something else is shown. @param base what was held before a person changed it */
  readonly take?: (typed: string, base: HeldText) => string;
}

/** The platform's input of a type, for a value that stays exactly as it is until a person changes it. */
export function TextControl({
  type = 'text',
  show = type === 'password' ? plain : oneLine,
  take = plain,
  ...props
}: TextControlProps) {
  const { value, onChange, ref, inputMode, step, isNumber, ...rest } = props;
  const { base, change } = useBase(value, onChange);
  const shown = value === null || value === UNFINISHED ? '' : show(value);
  // What is typed must not exchange the element under it.
  const isPlain = useOnce(shown === null || !isShownBy(type, shown));
  if (isPlain && type !== 'text') return <TextControl {...props} type="text" />;
  if (isPlain) return <LongTextControl {...rest} value={value} onChange={onChange} ref={ref} />;
  return (
    <input
      {...controlAttributes(rest)}
      ref={typeof ref === 'function' ? ref : undefined}
      type={type}
      inputMode={inputMode}
      step={step}
      // A back office is about other people's addresses and secrets.
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      // What is not shown of it.
      title={value !== null && shown !== value && take !== plain ? value : undefined}
      value={shown ?? ''}
      onChange={({ target }) => {
        const isUnfinished = target.value === '' && target.validity.badInput;
        if (isUnfinished) change(UNFINISHED);
        else if (target.value === '') change(null);
        else change(take(target.value, base));
      }}
      className={isNumber ? styles.number : styles.input}
    />
  );
}

/** A text of several lines, which keeps the line breaks that it has. */
export function LongTextControl({ value, onChange, ref, ...props }: ControlProps<HeldText>) {
  const { base, change } = useBase(value, onChange);
  return (
    <textarea
      {...controlAttributes(props)}
      ref={typeof ref === 'function' ? ref : undefined}
      rows={4}
      autoComplete="off"
      value={withPlainBreaks(value ?? '')}
      onChange={({ target }) =>
        change(target.value === '' ? null : withBreaksOf(base ?? '', target.value))
      }
      className={styles.textarea}
    />
  );
}

/** A day or a time of which only a part is there yet: it is no value, but the field is not empty either. */
export const UNFINISHED = '…';

function plain(text: string): string {
  return text;
}

function oneLine(text: string): string | null {
  return /[\r\n]/.test(text) ? null : text;
}

/** Addresses are trimmed by the inputs for them. */
function isShownBy(type: string, text: string): boolean {
  return !['email', 'url'].includes(type) || text === text.trim();
}

/** Whether something has ever been so. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
}

/** Keeps, beside what a person makes of a value, what it was before: what the backend gave, or a draft. */
function useBase(value: HeldText, onChange: (value: HeldText) => void) {
  const [last, setLast] = useState({ base: value, changed: value });
  const base = value === last.changed ? last.base : value;
  if (value !== last.changed) setLast({ base: value, changed: value });
  const change = (next: HeldText) => {
    setLast({ base, changed: next });
    onChange(next);
  };
  return { base, change };
}
