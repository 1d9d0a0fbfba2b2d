import { say } from '../../locale/say.ts';
import { withPlainDigits } from '../numberText.ts';
import { isDay, readDay, readDayAndTime } from '../dayText.ts';
import { formatDay, formatMomentFully } from '../../locale/formats.ts';
import { wrong, type Input, type InputWords } from '../input.ts';
import { fromClock, toClock } from '../zonedTime.ts';
import { TextControl, trimmedText } from './text.tsx';

/** An example, and how long a day is as text. */
const DAY = '2026-11-20';

/** A calendar day. It never goes through a time zone. */
export function day(words: InputWords): Input<string, string> {
  return {
    ...words,
    ...trimmedText,
    // Some backends give a day with a time behind it.
    hold: (value) => String(value).slice(0, DAY.length),
    check: (held, locale) =>
      wrong(!isDay(held) && say('This is not a day, such as {example}.', locale, { example: DAY })),
    fromText: (text, locale) => ({ held: readDay(text, locale) ?? text.trim() }),
    words: formatDay,
    Control: (props) => <TextControl {...props} type="date" />,
  };
}

/** A moment, in the visitor's zone; it is sent with that moment in UTC. */
export function moment(words: InputWords): Input<string, string> {
  return {
    ...words,
    ...trimmedText,
    hold: (value, { timeZone }) => toClock(value as string | number, timeZone) ?? String(value),
    check: (held, locale) =>
      wrong(
        !isAbsolute(held) &&
          fromClock(held, locale.timeZone) === null &&
          say('There is no such time in {timeZone}.', locale, { timeZone: locale.timeZone }),
      ),
    send: (held, { timeZone }) =>
      isAbsolute(held) ? held : (fromClock(held, timeZone)?.toISOString() ?? held),
    fromText: (text, locale) => ({ held: readDayAndTime(text, locale) }),
    words: (held, locale) =>
      formatMomentFully(fromClock(held, locale.timeZone)?.toISOString() ?? held, locale),
    Control: (props) => <TextControl {...props} type="datetime-local" step={1} />,
  };
}

/** A moment with its own offset, as backends and files have it: it is exact, and sent as it is. */
function isAbsolute(held: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(held) && !Number.isNaN(Date.parse(held));
}

/** A time of day. */
export function clock(words: InputWords): Input<string, string> {
  return {
    ...words,
    ...trimmedText,
    check: (held, locale) =>
      wrong(
        !/^\d{2}:\d{2}/.test(held) &&
          say('This is not a time, such as {example}.', locale, { example: '09:30' }),
      ),
    fromText: (text, locale) => ({ held: withPlainDigits(text, locale) }),
    Control: (props) => <TextControl {...props} type="time" step={1} />,
  };
}
