import { copyText, COPY_REFUSED } from '../fields/clipboard.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { notify } from './notices.ts';

/** Puts a text on the clipboard and says so, or that the browser does not let it. */
export async function copyAndTell(text: string, done: Message, locale: Locale): Promise<void> {
  const isCopied = await copyText(text);
  notify({ words: t(isCopied ? done : COPY_REFUSED, locale) });
}
