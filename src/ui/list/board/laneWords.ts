import type { PlaceWords } from '../moves/places.ts';

/** What is said of moves between lanes. */
export const LANE_WORDS: PlaceWords = {
  help: 'Space lifts the card, the arrow keys move it, Space drops it, Escape puts it back. Enter opens a menu of where it can go.',
  moved: 'Moved {record} to {lane}.',
  lifted: '{record} lifted: {lane}, {place} of {count}',
  over: '{record} over {lane}, {place} of {count}',
  dropped: '{record} dropped on {lane}',
  putBack: '{record} put back on {lane}',
};
