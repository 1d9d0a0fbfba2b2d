import { isEnd, toneOf } from './tones.ts';
import { splitWords } from './words.ts';

/** Fewer states than these are no way that a person could be shown. */
const FEWEST = 3;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Where something begins, beside what is under way. */
const BEGINNINGS = words(
  'backlog draft entwurf lead neu new nouveau nuevo offen open ordered pending planned received registered requested todo',
);

/** What something waits for on its way. */
const WAITS = words('awaiting pending review unconfirmed unfulfilled');

/** Where something stands beside its way, for a time or for good. */
const ASIDE = words(
  'abandoned archived closed disputed errors failed failures frozen hold inactive none on_hold other paused refunded returned skipped stopped unknown',
);

/** Where something stands for good, short of the end of its way; what is overdue or on hold goes on. */
const FINAL = words(
  'abandoned aborted archived canceled cancelled closed dead declined deleted denied destroyed discarded expired failed ' +
    'failure lost obsolete refunded rejected removed retired revoked terminated void voided withdrawn ' +
    'abgebrochen abgelaufen abgelehnt archiviert fehlgeschlagen geschlossen storniert annule archive echoue expire ferme ' +
    'refuse rejete anulado archivado cancelado cerrado fallido rechazado',
);

/** An end after the end: what is resolved is closed at last. */
const CLOSED = words('closed geschlossen');

const CALLED = /status|state|stage|phase|lifecycle|progress/i;

/**
 * The states that a record passes one after the other, in the schema's order: DRAFT, CONFIRMED, SHIPPED, DELIVERED without
 * CANCELLED. They begin where things begin, and end well.
 *
 * @param values the enum's values in the schema's order, which says nothing where it is that of the alphabet
 * @param enumName what the enum is called
 * @returns null where the values are no way from a beginning to an end
 */
export function readSteps(values: readonly string[], enumName: string): readonly string[] | null {
  if (!CALLED.test(enumName) || isAlphabetical(values)) return null;
  const has = (value: string, vocabulary: ReadonlySet<string>) =>
    splitWords(value).some((word) => vocabulary.has(word));
  const isAside = (value: string, index: number) => {
    const tone = toneOf(value);
    const isWaiting = has(value, WAITS) || (index === 0 && has(value, BEGINNINGS));
    return tone === 'danger' || (tone === 'warning' && !isWaiting) || has(value, ASIDE);
  };
  const way = values.filter((value, index) => !isAside(value, index));
  const [first] = way;
  const last = way.at(-1);
  if (first === undefined || last === undefined || !isEnd(last) || isEnd(first)) return null;
  const beginsThere = first === values[0] && (has(first, BEGINNINGS) || toneOf(first) === 'info');
  const after = values[values.indexOf(last) + 1];
  const steps = after !== undefined && has(after, CLOSED) ? [...way, after] : way;
  return beginsThere && steps.length >= FEWEST ? steps : null;
}

/** Whether a state that is no step of the way ends it: CANCELLED and ARCHIVED, but not OVERDUE and PARTIALLY_REFUNDED. */
export function isFinal(value: string): boolean {
  const isPassing = ['success', 'info', 'warning'].includes(toneOf(value));
  return !isPassing && splitWords(value).some((word) => FINAL.has(word));
}

function isAlphabetical(values: readonly string[]): boolean {
  return values.every((value, index) => index === 0 || (values[index - 1] ?? '') <= value);
}
