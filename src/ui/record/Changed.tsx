import type { Caught } from '../../relay/caught.ts';
import { Value } from '../fields/Value.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { formatChangedField, formatChangedValue } from './changeFormat.ts';

interface ChangedProps {
  readonly value: Caught<string | number | boolean>;
}

/** The label of a changed field, from the name in a change log. */
export function ChangedField({ value }: ChangedProps) {
  const locale = useLocale();
  return <Value value={value}>{(name) => formatChangedField(String(name), locale)}</Value>;
}

/** A value before or after a change, from the text in a change log. */
export function ChangedValue({ value }: ChangedProps) {
  const locale = useLocale();
  return <Value value={value}>{(text) => formatChangedValue(String(text), locale)}</Value>;
}
