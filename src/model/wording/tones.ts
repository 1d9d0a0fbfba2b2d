import type { Tone } from '../types/fields.ts';
import { splitWords } from './words.ts';

/** The words that decide a tone; the first group with a word of the value wins. */
const TONES: readonly (readonly [Tone, ReadonlySet<string>])[] = [
  [
    'danger',
    wordSet(
      'aborted banned blocked blocker breached broken cancelled canceled critical crashed dead declined deleted denied destroyed',
      'disabled disputed error errored expired failed failure fatal fraud incorrect invalid lost overdue rejected removed',
      'revoked spam stolen suspended terminated unhealthy urgent void voided violated',
      'abgebrochen abgelehnt abgelaufen fehlgeschlagen gesperrt storniert ueberfaellig annule bloque echoue expire refuse',
      'anulado bloqueado cancelado fallido rechazado vencido',
    ),
  ],
  [
    'warning',
    wordSet(
      'attention awaiting backordered delayed deprecated escalated flagged hold held incomplete late limited low',
      'onhold overdrawn partial partially partly paused pending review stale stopped unconfirmed unfulfilled unknown unpaid',
      'unverified waiting warn warning degraded returned requires unstable',
      'ausstehend pausiert teilweise unbezahlt wartend attente impaye partiel parcial pausado pendiente',
    ),
  ],
  [
    'success',
    wordSet(
      'accepted active approved available captured charged complete completed confirmed connected delivered done enabled',
      'finished fulfilled good granted healthy live merged ok online open paid passed published ready received released resolved',
      'sent settled shipped signed solved succeeded success successful valid verified won yes',
      'abgeschlossen aktiv bestaetigt bezahlt erledigt freigegeben geliefert versendet actif confirme expedie livre paye termine',
      'activo aprobado completado confirmado entregado enviado pagado terminado',
    ),
  ],
  [
    'info',
    wordSet(
      'authorized building created info information new placed preparing processing progress queued running scheduled',
      'sending started submitted syncing transit trial upcoming updating uploading processed roasting',
      'bearbeitung geplant neu offen nouveau prepare nuevo preparando proceso',
    ),
  ],
];

/** Where something ends well. */
const ENDS = wordSet(
  'complete completed delivered done finished fulfilled merged paid passed published resolved settled solved succeeded success',
  'successful won abgeschlossen bezahlt erledigt geliefert livre paye termine completado entregado pagado terminado',
);

/** What goes well on the way to an end, in the order in which it usually comes. */
const STEPS = (
  'open accepted granted signed approved aprobado freigegeben authorized confirmed bestaetigt confirme confirmado captured ' +
  'charged ready released sent enviado shipped versendet expedie received'
).split(' ');

/** How much of something there is, from little to most. */
const DEGREES: ReadonlyArray<ReadonlySet<string>> = [
  wordSet(
    'lowest low least minor minimal negligible none optional trivial niedrig gering faible baja bajo',
  ),
  wordSet(
    'average default medium mid moderate normal regular standard mittel moyen moyenne media medio',
  ),
  wordSet('elevated high important major hoch eleve elevee alta alto'),
  wordSet(
    'blocker critical emergency extreme highest immediate severe urgent dringend kritisch critique urgente critica',
  ),
];

/** Names of scales of which a high value asks for attention; a high quality does not. */
const CONCERN = /priority|severity|urgency|risk|impact|importance|danger|alert|escalation/i;

/** What names of enums end with that tell sorts apart. */
const SORTS = wordSet('category channel class format genre kind medium method source topic type');

/** What turns the sense of the next word. */
const NEGATIONS = new Set(['not', 'no', 'non', 'un', 'in']);

/** What turns the sense of all that follows. */
const DENIALS = new Set(['not', 'cannot', 'never']);

const OPPOSITE: Record<Tone, Tone> = {
  success: 'warning',
  danger: 'success',
  warning: 'neutral',
  info: 'neutral',
  neutral: 'neutral',
};

/**
 * What the values of an enum mean for a person, each beside the others: of DRAFT, CONFIRMED, SHIPPED, DELIVERED only the
 * last is a success, since the others lead to it, and a low priority is nothing to warn of. Among kinds of articles, a
 * review is not one that somebody waits for.
 *
 * @param values their names, in the schema's order
 * @param enumName what the enum is called
 * @returns a tone for each value
 */
export function tonesOf(values: readonly string[], enumName: string): Tone[] {
  const degrees = values.map(degreeOf);
  if (isScale(degrees)) return scaleTones(degrees, enumName);
  const hasEnd = values.some((value) => toneOf(value) === 'success' && isEnd(value));
  const furthest = Math.max(...values.map(stepOf));
  const tones = values.map((value) => {
    const tone = toneOf(value);
    if (tone !== 'success' || isEnd(value)) return tone;
    const step = stepOf(value);
    const leadsOn = step !== -1 && (hasEnd || step < furthest);
    return leadsOn || (step === 0 && values.length > 2) ? 'info' : tone;
  });
  return tellsSortsApart(tones, enumName) ? tones.map(() => 'neutral') : tones;
}

/** Whether values are sorts of something: by the enum's name, and since most of them judge nothing. */
function tellsSortsApart(tones: readonly Tone[], enumName: string): boolean {
  const judging = tones.filter((tone) => tone !== 'neutral').length;
  return SORTS.has(splitWords(enumName).pop() ?? '') && judging < tones.length / 2;
}

/** Whether a value says that something has ended well. */
export function isEnd(value: string): boolean {
  return splitWords(value).some((word) => ENDS.has(word));
}

/**
 * What a value means by the sense of its own words: PAID is success, OVERDUE danger, PARTIALLY_PAID warning,
 * IN_PROGRESS info; `neutral` for words that carry no judgement.
 */
export function toneOf(value: string): Tone {
  const words = splitWords(value);
  for (const [tone, vocabulary] of TONES) {
    const index = words.findIndex((word) => vocabulary.has(word));
    if (index === -1) continue;
    const isNegated =
      NEGATIONS.has(words[index - 1] ?? '') ||
      words.slice(0, index).some((word) => DENIALS.has(word));
    return isNegated && tone !== 'info' ? OPPOSITE[tone] : tone;
  }
  return 'neutral';
}

/** How far a value is on the way to an end; -1 for no step of such a way. */
function stepOf(value: string): number {
  return Math.max(...splitWords(value).map((word) => STEPS.indexOf(word)));
}

/** The place of a value on a scale; null where it says more than how much. */
function degreeOf(value: string): number | null {
  const degrees = splitWords(value).map((word) => DEGREES.findIndex((level) => level.has(word)));
  return degrees.includes(-1) ? null : Math.max(...degrees);
}

const HIGH = 2;
const TOP = 3;

function isScale(degrees: readonly (number | null)[]): boolean {
  const known = degrees.filter((degree) => degree !== null);
  return known.some((degree) => degree < HIGH) && known.some((degree) => degree >= HIGH);
}

function scaleTones(degrees: readonly (number | null)[], enumName: string): Tone[] {
  const highest = Math.max(...degrees.map((degree) => degree ?? 0));
  const isConcern = highest === TOP || CONCERN.test(enumName);
  return degrees.map((degree) => {
    if (degree === null || degree < HIGH || !isConcern) return 'neutral';
    return degree === highest ? 'danger' : 'warning';
  });
}

function wordSet(...lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
