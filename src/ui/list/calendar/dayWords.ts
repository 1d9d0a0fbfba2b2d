import type { PlaceWords } from '../moves/places.ts';

/** What is said of moves between days. */
export const DAY_WORDS: PlaceWords = {
  help: 'Space lifts the record, the arrow keys move it by a day or a week, Space drops it, Escape puts it back. Enter asks for the day.',
  moved: 'Moved {record} to {day}.',
  lifted: '{record} lifted: {day}',
  over: '{record} over {day}',
  dropped: '{record} dropped on {day}',
  putBack: '{record} put back on {day}',
};
