import type { WireError } from '../../relay/errors.ts';
import { useAccess } from '../access/useAccess.ts';
import { useLocale } from '../locale/useLocale.ts';
import { adviceOn, type Advice } from './advice.ts';
import type { Place } from './errorWords.ts';

/**
 * Explains an error to the person who sees the screen.
 *
 * @param uncertainty the sentence to add when it is not known whether a form was saved; null where nothing was sent
 */
export function useAdvice(error: WireError, place: Place, uncertainty?: string | null): Advice {
  const { isSignedOut, role } = useAccess();
  return adviceOn(error, place, useLocale(), { uncertainty, isSignedOut, role });
}
