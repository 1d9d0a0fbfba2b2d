import type { Option } from '../../lists/picker.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { Input, TextReading } from './input.ts';
import { textItems } from './textItems.ts';

/** What a text stands for among the records of a relation. */
export type Finding =
  | { readonly status: 'found'; readonly option: Option }
  | { readonly status: 'several'; readonly options: readonly Option[] }
  | { readonly status: 'none' };

/** By the name of the input, and by the text. */
export type Findings = ReadonlyMap<string, ReadonlyMap<string, Finding>>;

/**
 * Reads a non-empty text, of a file or the clipboard, as the state of an input.
 *
 * @param found what the texts of its records stand for
 */
export function readText(
  input: Input,
  text: string,
  locale: Locale,
  found?: ReadonlyMap<string, Finding>,
): TextReading {
  if (input.finds) return readRecords(input, text, found, locale);
  return (
    input.fromText?.(text, locale) ?? {
      problem: t('This cannot be imported from a file.', locale),
    }
  );
}

function readRecords(
  { finds }: Input,
  cell: string,
  found: ReadonlyMap<string, Finding> | undefined,
  locale: Locale,
): TextReading {
  const texts = recordTexts(cell, finds?.isMany ?? false);
  const options: Option[] = [];
  for (const text of texts) {
    const finding = found?.get(text) ?? { status: 'none' };
    if (finding.status === 'none')
      return { problem: t('“{text}” was not found.', locale, { text }) };
    if (finding.status === 'several')
      return {
        problem: t('“{text}” matches {count} records: choose one.', locale, {
          text,
          count: finding.options.length,
        }),
      };
    options.push(finding.option);
  }
  return { state: finds?.isMany ? options : options[0] };
}

/** The records that a cell names. */
export function recordTexts(cell: string, isMany: boolean): string[] {
  return isMany ? textItems(cell) : [cell.trim()];
}
