import { formatDay, formatMomentFully } from '../../locale/formats.ts';
import { wrong, type Input, type InputWords } from '../input.ts';
import { fromClock, toClock } from '../zonedTime.ts';
import { TextControl, trimmedText } from './text.tsx';

/** A calendar day. It never goes through a time zone. */
export function day(words: InputWords): Input<string, string> {
  return {
    ...words,
    ...trimmedText,
    // Some backends give a day with a time behind it.
    hold: (value) => String(value).slice(0, '2026-11-20'.length),
    check: (held) => wrong(!isDay(held) && 'This is not a day, such as 2026-11-20.'),
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
    check: (held, { timeZone }) =>
      wrong(
        !isAbsolute(held) &&
          fromClock(held, timeZone) === null &&
          `There is no such time in ${timeZone}.`,
      ),
    send: (held, { timeZone }) =>
      isAbsolute(held) ? held : (fromClock(held, timeZone)?.toISOString() ?? held),
    fromText: (text) => {
      const held = text.trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T');
      return { held: /T\d{2}:\d{2}$/.test(held) ? `${held}:00` : held };
    },
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
    check: (held) => wrong(!/^\d{2}:\d{2}/.test(held) && 'This is not a time, such as 09:30.'),
    Control: (props) => <TextControl {...props} type="time" step={1} />,
  };
}

function isDay(held: string): boolean {
  const time = Date.parse(held);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(held);
}
