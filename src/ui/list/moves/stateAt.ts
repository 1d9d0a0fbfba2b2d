import type { Locale } from '../../../locale/locale.ts';
import { showMoment, takeMoment } from '../../form/moments.ts';
import type { LabelledInput } from '../../form/input.ts';
import type { FormState } from '../../form/values.ts';
import type { Place } from './places.ts';

/**
 * A record's state with its field as it is at a place. A moment keeps its time of day there, by the clocks of the person;
 * so a record that lies at a place already is as it was.
 *
 * @param by the name of the input
 */
export function stateAt(
  { value }: Place,
  by: string,
  input: LabelledInput,
  now: FormState,
  locale: Locale,
): FormState {
  return {
    ...now,
    [by]: value === null ? input.empty : inputStateAt(value, input, now[by], now, locale),
  };
}

function inputStateAt(
  value: string | number,
  input: LabelledInput,
  state: unknown,
  now: FormState,
  locale: Locale,
): unknown {
  const { timeZone } = locale;
  const shown =
    input.kind === 'moment' && typeof state === 'string' ? showMoment(state, timeZone) : null;
  if (shown === null) return input.parse(value, locale, now);
  return takeMoment(shown.replace(/^.*(?=T)/, String(value)), state as string, timeZone);
}
