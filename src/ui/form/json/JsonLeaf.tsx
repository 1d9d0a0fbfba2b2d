import 'client-only';
import { useId } from 'react';
import { t } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { withBreaksOf, withPlainBreaks } from '../lineBreaks.ts';
import { fits } from './jsonEdits.ts';
import { useJsonEdits, writtenAt, type Place } from './jsonTreeContext.ts';
import styles from './jsonTree.module.css';

/** JSON's own, in every language. */
const WORDS = ['true', 'false', 'null'];

interface JsonLeafProps {
  readonly label: string;
  readonly place: Place;
}

/** A value without parts: a text stays a text, and a number a number, until another kind is chosen. */
export function JsonLeaf({ label, place }: JsonLeafProps) {
  const id = useId();
  const locale = useLocale();
  const { edited, write } = useJsonEdits();
  const { kind } = place.node;
  const written = writtenAt(edited, place.node);
  const onWrite = (next: string) => write(place, next);
  const isInvalid = kind === 'number' && !fits(kind, written);
  const attributes = { id, 'aria-label': place.path, 'data-at': place.at };
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {kind === 'text' && <TextArea {...attributes} written={written} onWrite={onWrite} />}
      {kind === 'number' && (
        <input
          {...attributes}
          className={styles.number}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          value={written}
          onChange={({ target }) => onWrite(target.value)}
        />
      )}
      {kind === 'word' && (
        <select {...attributes} value={written} onChange={({ target }) => onWrite(target.value)}>
          {WORDS.map((word) => (
            <option key={word}>{word}</option>
          ))}
        </select>
      )}
      {isInvalid && (
        <span id={`${id}-error`} className={styles.problem}>
          {t('Enter a number, such as {example}.', locale, { example: '1.5' })}
        </span>
      )}
    </>
  );
}

interface TextAreaProps {
  readonly id: string;
  readonly 'aria-label': string;
  readonly 'data-at': string;
  readonly written: string;
  readonly onWrite: (written: string) => void;
}

/** A text without the signs that JSON needs around and in it. */
function TextArea({ written, onWrite, ...attributes }: TextAreaProps) {
  const text = JSON.parse(written) as string;
  return (
    <textarea
      {...attributes}
      rows={Math.min(6, text.split(/\r\n?|\n/).length)}
      autoComplete="off"
      dir="auto"
      value={withPlainBreaks(text)}
      onChange={({ target }) => onWrite(JSON.stringify(withBreaksOf(text, target.value)))}
    />
  );
}
