import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import type { MessageValues } from '../../locale/message.ts';
import type { Message } from '../../locale/messages.ts';

/**
 * Where an error is shown: in place of a screen, of a part of it, in a form that was sent, or in a run that waits until
 * the person resumes it.
 */
export type Place = 'screen' | 'panel' | 'form' | 'work';

export type Remedy = 'retry' | 'signIn' | 'reload';

/** What an error is called and explained with, before it is translated. */
export interface ErrorWords {
  readonly title: Message;
  /** Sentences; a quotation is text of the backend. */
  readonly explanation: ReadonlyArray<Message | { readonly quotation: string }>;
  /** The arguments of the sentences. */
  readonly values?: MessageValues;
  readonly remedies: readonly Remedy[];
}

/** A page retries its own queries. */
export function isOfPage(place: Place): boolean {
  return place === 'screen' || place === 'panel';
}

/** A duration in the visitor's language: `30 seconds`, `500 ms`. */
export function inUnit(count: number, unit: 'second' | 'millisecond', locale: Locale): string {
  const unitDisplay = unit === 'second' ? 'long' : 'short';
  return formatNumber(count, locale, { style: 'unit', unit, unitDisplay });
}
