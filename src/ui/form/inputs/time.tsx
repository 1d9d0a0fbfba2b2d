import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { isDay } from '../../../locale/isDay.ts';
import { withPlainDigits } from '../../../locale/numberText.ts';
import { readDay, readDayAndTime } from '../dayText.ts';
import { formatDay, formatMomentFully } from '../../../locale/formats.ts';
import { wrong, type ControlProps, type Input, type InputWords } from '../input.ts';
import {
  canonicalMoment,
  holdMoment,
  isMoment,
  sendMoment,
  showMoment,
  takeMoment,
} from '../moments.ts';
import { fromClock, isClock } from '../zonedTime.ts';
import { trimmedText } from './text.tsx';
import { TextControl } from './TextControl.tsx';
import type { TextState } from './textState.ts';

const DAY_EXAMPLE = '2026-11-20';
const MOMENT_EXAMPLE = '2026-11-20 09:30';

/** A calendar day, which is never converted between time zones. */
export function day(words: InputWords = {}): Input<string, TextState> {
  return {
    ...words,
    ...trimmedText,
    kind: 'day',
    check: (state, locale) =>
      wrong(
        !isDay(dayOf(state)) &&
          t('Enter a date, such as {example}.', locale, { example: DAY_EXAMPLE }),
      ),
    canonical: dayOf,
    fromText: (text, locale) => ({ state: readDay(text, locale) ?? text.trim() }),
    format: (state, locale) => formatDay(dayOf(state), locale),
    Control: (props) => <TextControl {...props} type="date" show={showDay} />,
  };
}

/** Some backends append a time to a day. */
function dayOf(state: TextState): string {
  return /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(state ?? '')?.[1] ?? state ?? '';
}

function showDay(state: string): string | null {
  const shown = dayOf(state);
  return /^(?!0000)\d{4}-/.test(shown) && isDay(shown) ? shown : null;
}

/**
 * An instant, shown in the visitor's time zone. The backend's text stays unchanged until it is
 * edited.
 */
export function moment(words: InputWords = {}): Input<string, TextState> {
  return {
    ...words,
    ...trimmedText,
    kind: 'moment',
    parse: holdMoment,
    check: (state, locale) => {
      const { timeZone } = locale;
      const entered = state ?? '';
      if (isMoment(entered) || fromClock(entered, timeZone) !== null) return wrong(false);
      return wrong(
        isClock(entered)
          ? t('This time does not exist in {timeZone}.', locale, { timeZone })
          : t('Enter a date, such as {example}.', locale, { example: MOMENT_EXAMPLE }),
      );
    },
    serialize: (state, { timeZone }) => sendMoment(state ?? '', timeZone),
    canonical: (state) => canonicalMoment(state ?? ''),
    fromText: (text, locale) => ({ state: readDayAndTime(text, locale) }),
    format: (state, locale) => formatMomentFully(sendMoment(state ?? '', locale.timeZone), locale),
    Control: MomentControl,
  };
}

/** Browsers ask for minutes, and show the seconds of a value that has some. */
const WITH_SECONDS_WHERE_THERE_ARE = 'any';

function MomentControl(props: ControlProps<TextState>) {
  const { timeZone } = useLocale();
  return (
    <TextControl
      {...props}
      type="datetime-local"
      step={WITH_SECONDS_WHERE_THERE_ARE}
      show={(state) => showMoment(state, timeZone)}
      take={(typed, base) => takeMoment(typed, base, timeZone)}
    />
  );
}

/** A time of day. */
export function clock(words: InputWords = {}): Input<string, TextState> {
  return {
    ...words,
    ...trimmedText,
    check: (state, locale) =>
      wrong(
        !/^\d{2}:\d{2}/.test(state ?? '') &&
          t('Enter a time, such as {example}.', locale, { example: '09:30' }),
      ),
    // Zero seconds are insignificant.
    canonical: (state) => (state ?? '').replace(/(\.\d*?)0+(?!\d)/, '$1').replace(/(:00)?\.?$/, ''),
    fromText: (text, locale) => ({ state: withPlainDigits(text, locale) }),
    Control: (props) => (
      <TextControl {...props} type="time" step={WITH_SECONDS_WHERE_THERE_ARE} show={showClock} />
    ),
  };
}

/** Native time inputs have millisecond precision and no offset. */
function showClock(state: string): string | null {
  const shown = state.replace(/(\.\d{3})0+$/, '$1');
  return /^\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/.test(shown) ? shown : null;
}
