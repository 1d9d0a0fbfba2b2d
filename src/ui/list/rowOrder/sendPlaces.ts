import type { PlacedRow, Places } from './placesInOrder.ts';

/** Sends the place of one row. @returns why it was refused; null where it is saved */
export type SendPlace = (key: string, place: number) => Promise<string | null>;

/**
 * Sends places one after the other, each when no other row has it. Where rows take each other's places, one of them goes
 * before the other has left; a backend that refuses this gets it out of the way first.
 *
 * @param rows as the backend has them
 * @param spare a place that no row has
 * @returns why a place was refused; null where all are saved
 */
export async function sendPlaces(
  rows: readonly PlacedRow[],
  places: Places,
  { send, spare }: { readonly send: SendPlace; readonly spare: number },
): Promise<string | null> {
  const now = new Map(rows.map(({ key, place }) => [key, place]));
  const waiting = new Map(places);
  const isFree = (place: number, by: string) =>
    [...now].every(([key, its]) => key === by || its !== place);
  while (waiting.size > 0) {
    const all = [...waiting];
    const free = all.find(([key, place]) => isFree(place, key));
    const [key, place] = free ?? all[0];
    const reason = await send(key, place);
    if (reason === null) {
      now.set(key, place);
      waiting.delete(key);
      continue;
    }
    if (free || now.get(key) === spare) return reason;
    if ((await send(key, spare)) !== null) return reason;
    now.set(key, spare);
  }
  return null;
}
