import 'client-only';
import { commitOnUse } from '../../../relay/commitOnUse.ts';
import { isWireError, NetworkError } from '../../../relay/errors.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { adviceOn } from '../../errors/advice.ts';
import { wordsOfErrors } from '../../errors/userErrorWords.ts';
import { readForChange } from '../../form/recordReading.ts';
import { changed, isSameValue, type FormState } from '../../form/values.ts';
import { placesInOrder } from './placesInOrder.ts';
import { editedRow, type AnyPlaceOrder, type EditedRow } from './rowOrder.ts';
import { refused, type OrderToSave, type SavedOrder } from './orderToSave.ts';
import { sendPlaces } from './sendPlaces.ts';

/** A row as the backend has it. */
interface ReadRow extends EditedRow {
  readonly record: object;
  readonly state: FormState;
}

type PlacesToSave = OrderToSave<AnyPlaceOrder>;

/** Rows of other pages may have the places next to the last one in sight. */
const FAR = 1_000;

/**
 * Saves the order of rows by the places of those that have to have another one. They are read first: where somebody else
 * has moved one, nothing is sent. Never rejects.
 */
export async function savePlaces(given: PlacesToSave): Promise<SavedOrder> {
  const { order, rows, isWhole, locale } = given;
  const limits = { isWhole, isFractional: order.isFractional === true };
  const places = placesInOrder(rows, limits);
  if (places === null) return refused(t(NO_ROOM, locale));
  try {
    const known = new Map<string, ReadRow>();
    const reading = [...places.keys()].map(
      async (key) => [key, await readRow(given, key)] as const,
    );
    for (const [key, row] of await Promise.all(reading)) {
      if (typeof row === 'string') return refused(row);
      known.set(key, row);
    }
    const isMoved = rows.some(({ key, place }) => {
      const row = known.get(key);
      return row !== undefined && !isAt(order, row, place, locale);
    });
    if (isMoved) return refused(t(MOVED_BY_OTHERS, locale));
    const spare = Math.max(0, ...rows.flatMap(({ place }) => place ?? [])) + (isWhole ? 1 : FAR);
    const failure = await sendPlaces(rows, places, {
      spare,
      send: async (key, place) => {
        const row = known.get(key) ?? (await readRow(given, key));
        // What is sent with each change, such as a version, is another value after it.
        known.delete(key);
        return typeof row === 'string' ? row : sendPlace(given, row, place);
      },
    });
    if (failure !== null) return refused(failure);
  } catch (cause) {
    const error = isWireError(cause) ? cause : new NetworkError(undefined, { cause });
    return refused(adviceOn(error, 'panel', locale).title);
  }
  const saved = rows.map(({ key, place }) => ({ key, place: places.get(key) ?? place }));
  return { status: 'saved', rows: saved };
}

/** @returns the reason where a row cannot be changed */
async function readRow(
  { environment, order, page, locale }: PlacesToSave,
  key: string,
): Promise<ReadRow | string> {
  const row = await editedRow(order, page, key);
  const read = await readForChange(environment, row.editing, row.address, [order.input], locale);
  return 'reason' in read ? read.reason : { ...row, ...read };
}

/** Whether a row stands where it was shown. */
function isAt(
  { input: name }: AnyPlaceOrder,
  { editing, state }: ReadRow,
  place: number | null,
  locale: Locale,
): boolean {
  const input = editing.fields[name];
  const shown = place === null ? input.empty : input.parse(place, locale);
  return isSameValue(input, state[name], shown, state, { ...state, [name]: shown });
}

/** @returns why it was not saved; null where it was */
async function sendPlace(
  { environment, order, locale }: PlacesToSave,
  { editing, record, state }: ReadRow,
  place: number,
): Promise<string | null> {
  const input = editing.fields[order.input];
  const after = { ...state, [order.input]: input.parse(place, locale) };
  const [problem] = input.check(after[order.input], locale, state[order.input], after);
  if (problem) return problem.message;
  const sent = changed(editing.fields, state, after, locale, editing);
  const outcome = await commitOnUse(environment, editing.update, ({ variables }) =>
    variables(record, sent),
  );
  if (outcome.status === 'saved') return null;
  if (outcome.status === 'refused') return wordsOfErrors(outcome.errors, locale);
  return adviceOn(outcome.error, 'panel', locale).title;
}

const MOVED_BY_OTHERS = 'Somebody else has changed the order. It is shown as it is now.';
const NO_ROOM =
  'Rows of other pages have the same positions. Give each a position of its own first.';
