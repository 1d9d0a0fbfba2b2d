import type { Locale } from '../../../locale/locale.ts';
import { newState, type AnyFields, type FormState } from '../values.ts';

interface RowStart {
  /** The input for its place among the others. */
  readonly position?: string;
  /** The place that it gets; null where that is not known. */
  readonly place: number | null;
  /** What the record that it belongs to brings along: its currency. */
  readonly brought: FormState;
}

/** An empty row with what its parent brings along, and its place after the one before. */
export function startOfRow(
  fields: AnyFields,
  { position, place, brought }: RowStart,
  locale: Locale,
): FormState {
  const isInput = ([name]: readonly [string, unknown]) => name in fields;
  const known = Object.fromEntries(Object.entries(brought).filter(isInput));
  const start = { ...newState(fields, locale), ...known };
  const isPlaced = position !== undefined && position in fields && place !== null;
  return isPlaced ? { ...start, [position]: fields[position].parse(place, locale) } : start;
}

/** The first input that is to be filled in: of those that are required, where any is empty. */
export function firstInput(fields: AnyFields, start: FormState): string {
  const names = Object.keys(fields);
  const isOpen = (name: string) => fields[name].required && fields[name].isEmpty(start[name]);
  return names.find(isOpen) ?? names[0];
}
