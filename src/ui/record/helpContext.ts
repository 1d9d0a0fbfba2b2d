import { createContext, use } from 'react';
import { tLabel } from '../../locale/translate.ts';
import type { FieldProps } from '../fields/fieldProps.ts';
import { useLocale } from '../locale/useLocale.ts';

/** What the fields of a record mean, by their names. */
export type RecordHelp = Readonly<Record<string, string>>;

export const NO_HELP: RecordHelp = {};

/** The help of the fields of the current record. */
export const RecordHelpContext = createContext(NO_HELP);

/** What a field means, in the person's language; undefined where nothing says so. */
export function useFieldHelp({ name = '', help }: FieldProps): string | undefined {
  const texts = use(RecordHelpContext);
  const locale = useLocale();
  const text = help ?? (Object.hasOwn(texts, name) ? texts[name] : undefined);
  return text && tLabel(text, locale);
}
