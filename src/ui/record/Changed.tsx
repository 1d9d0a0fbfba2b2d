import type { Caught } from '../fields/caught.ts';
import { Value } from '../fields/Value.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { fieldInWords, valueInWords } from './changedWords.ts';

interface ChangedProps {
  readonly value: Caught<string | number | boolean>;
}

/** The field that a change was made to, by the name that a log has for it. */
export function ChangedField({ value }: ChangedProps) {
  const locale = useLocale();
  return <Value value={value}>{(name) => fieldInWords(String(name), locale)}</Value>;
}

/** A value before or after a change, by the text that a log has for it. */
export function ChangedValue({ value }: ChangedProps) {
  const locale = useLocale();
  return <Value value={value}>{(text) => valueInWords(String(text), locale)}</Value>;
}
