import type { Tone } from '../types/fields.ts';
import { splitWords } from './words.ts';

/** The words that decide a tone; the first group with a word of the value wins. */
const TONES: readonly (readonly [Tone, ReadonlySet<string>])[] = [
  [
    'danger',
    new Set(
      (
        'aborted banned blocked blocker breached broken cancelled canceled critical crashed dead declined deleted denied destroyed ' +
        'disabled disputed error errored expired failed failure fatal fraud incorrect invalid lost overdue rejected removed ' +
        'revoked spam stolen suspended terminated unpaid unhealthy urgent void voided violated high highest'
      ).split(' '),
    ),
  ],
  [
    'warning',
    new Set(
      (
        'attention awaiting backordered delayed deprecated escalated flagged hold held incomplete late limited low medium moderate ' +
        'onhold overdrawn partial partially partly paused pending refunded refund review stale stopped unconfirmed unfulfilled unknown ' +
        'unverified waiting warn warning degraded returned requires unstable'
      ).split(' '),
    ),
  ],
  [
    'success',
    new Set(
      (
        'accepted active approved available captured charged complete completed confirmed connected delivered done enabled ' +
        'finished fulfilled good granted healthy live merged ok online open paid passed published ready received released resolved ' +
        'sent settled shipped signed succeeded success successful valid verified won yes'
      ).split(' '),
    ),
  ],
  [
    'info',
    new Set(
      (
        'authorized building created info information new placed preparing processing progress queued running scheduled ' +
        'sending started submitted syncing transit trial upcoming updating uploading processed roasting'
      ).split(' '),
    ),
  ],
];

const NEGATIONS = new Set(['not', 'no', 'non', 'un', 'in']);

const OPPOSITE: Record<Tone, Tone> = {
  success: 'warning',
  danger: 'success',
  warning: 'neutral',
  info: 'neutral',
  neutral: 'neutral',
};

/**
 * What an enum value means for a person, by the sense of its words: PAID is success, OVERDUE danger,
 * PARTIALLY_PAID warning, IN_PROGRESS info; `neutral` for words that carry no judgement.
 */
export function toneOf(value: string): Tone {
  const words = splitWords(value);
  for (const [tone, vocabulary] of TONES) {
    const index = words.findIndex((word) => vocabulary.has(word));
    if (index === -1) continue;
    const before = words[index - 1];
    return before !== undefined && NEGATIONS.has(before) && tone !== 'info' ? OPPOSITE[tone] : tone;
  }
  return 'neutral';
}
