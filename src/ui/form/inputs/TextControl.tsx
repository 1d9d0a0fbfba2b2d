import { useState } from 'react';
import { controlAttributes, type ControlProps } from '../input.ts';
import styles from '../form.module.css';
import { LongTextControl } from './LongTextControl.tsx';
import { useBase, type TextState } from './textState.ts';

interface TextControlProps extends ControlProps<TextState> {
  readonly type?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'email' | 'url' | 'tel';
  /** The `step` of a time input. */
  readonly step?: 'any';
  readonly isNumber?: boolean;
  /**
   * The element's text for a state; null when the element cannot show it: then a plain text input
   * does.
   */
  readonly show?: (state: string) => string | null;
  /**
   * The state after the element's text has changed. @param base the state before the person's
   * change
   */
  readonly take?: (typed: string, base: TextState) => string;
}

/** A native input of a type. The state stays exactly as it is until a person changes it. */
export function TextControl({
  type = 'text',
  show = type === 'password' ? plain : oneLine,
  take = plain,
  ...props
}: TextControlProps) {
  const { value, onChange, ref, inputMode, step, isNumber, ...rest } = props;
  const { base, change } = useBase(value, onChange);
  const shown = value === null || value === UNFINISHED ? '' : show(value);
  // The element must not be replaced while a person types.
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
      // The forms are about other people, so autofill does not apply.
      autoComplete={type === 'password' ? 'new-password' : 'off'}
      // The full value as a tooltip.
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

/** A partially filled date or time: no valid value, but not empty either. */
export const UNFINISHED = '…';

function plain(text: string): string {
  return text;
}

function oneLine(text: string): string | null {
  return /[\r\n]/.test(text) ? null : text;
}

/** Browsers trim the values of URL and e-mail inputs. */
function isShownBy(type: string, text: string): boolean {
  return !['email', 'url'].includes(type) || text === text.trim();
}

/** Whether a condition has been true since mounting. */
function useOnce(isSo: boolean): boolean {
  const [was, setWas] = useState(isSo);
  if (isSo && !was) setWas(true);
  return was || isSo;
}
