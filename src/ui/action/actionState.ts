import type { ReactNode } from 'react';
import type { Start } from './useStart.ts';

/** Where a person is with an action. */
export type ActionState =
  /** The record's values are being read. */
  | { readonly status: 'loading' }
  /** They could not be read, and nothing can be entered without them. */
  | { readonly status: 'lost' }
  | { readonly status: 'asking'; readonly start: Start }
  | { readonly status: 'done'; readonly start: Start; readonly result: ReactNode };

/** @param result what is shown when it is done; null before that */
export function actionState(start: Start | null, result: ReactNode): ActionState {
  if (start === null) return { status: 'loading' };
  if (isLost(start)) return { status: 'lost' };
  return result === null ? { status: 'asking', start } : { status: 'done', start, result };
}

/** Without the record's currency, an amount in cents is not known. */
function isLost({ isUnread, inputs }: Start): boolean {
  return isUnread && Object.values(inputs).some(({ isOfOneRecord }) => isOfOneRecord);
}
