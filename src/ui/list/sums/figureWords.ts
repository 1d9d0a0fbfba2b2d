import type { FigureKind } from '../../../lists/chart.ts';
import type { Message } from '../../../locale/messages.ts';

/** A figure with the field that it is of. */
export const FIGURE_WORDS = {
  sum: 'Sum: {field}',
  average: 'Average: {field}',
  smallest: 'Smallest: {field}',
  largest: 'Largest: {field}',
} as const satisfies Record<FigureKind, Message>;
