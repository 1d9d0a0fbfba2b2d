import type { Message } from '../locale/messages.ts';

/** The message when copying fails. */
export const COPY_REFUSED: Message = 'The browser did not allow copying';

/**
 * Puts a text on the clipboard.
 *
 * @returns whether it is there: browsers give pages the clipboard over HTTPS and on this machine only,
 *   and people may refuse it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
