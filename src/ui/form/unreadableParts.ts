import { tLabel } from '../../locale/translate.ts';
import type { Locale } from '../../locale/locale.ts';
import { isReadable, type LabelledInput } from './input.ts';
import type { AnyFields, FormState } from './values.ts';

/**
 * Finds unreadable parts, such as passwords, of changed values that are left empty. A value is sent
 * as a whole, so a backend that replaces it would delete them.
 *
 * @param names of the inputs that are sent
 * @param before the record's state; parts without a former value are ignored
 * @returns their labels, each after that of its parent
 */
export function unreadableParts(
  names: readonly string[],
  fields: AnyFields,
  before: FormState,
  mine: FormState,
  locale: Locale,
): string[] {
  const found = names.flatMap((name) => {
    const input = fields[name];
    const isWhole = input.parts !== undefined || input.item !== undefined;
    if (!isWhole || input.isEmpty(before[name]) || input.isEmpty(mine[name])) return [];
    const label = tLabel(input.label, locale);
    return emptyIn(input, mine[name], locale).map((part) => `${label} › ${part}`);
  });
  return [...new Set(found)];
}

function emptyIn(input: LabelledInput, value: unknown, locale: Locale): string[] {
  if (!isReadable(input)) return input.isEmpty(value) ? [tLabel(input.label, locale)] : [];
  const { item, parts } = input;
  if (item && Array.isArray(value))
    return value.flatMap((row: { value?: unknown }) => emptyIn(item, row.value, locale));
  const state = value as FormState | null | undefined;
  return Object.entries(parts ?? {}).flatMap(([name, part]) =>
    emptyIn(part, state?.[name], locale),
  );
}
