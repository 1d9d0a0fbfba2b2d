import { copyText, COPY_REFUSED } from '../clipboard.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { showToast } from './toasts.ts';

/** Copies a text to the clipboard, and shows whether the browser allowed it. */
export async function copyWithToast(text: string, done: Message, locale: Locale): Promise<void> {
  const isCopied = await copyText(text);
  showToast({ words: t(isCopied ? done : COPY_REFUSED, locale) });
}
