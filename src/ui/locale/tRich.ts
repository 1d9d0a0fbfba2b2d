import { createElement, Fragment, type ReactNode } from 'react';
import type { Locale } from '../../locale/locale.ts';
import { inDigits, messagePieces, type MessageValues } from '../../locale/message.ts';
import type { Message } from '../../locale/messages.ts';
import { translated } from '../../locale/translate.ts';
import { renderableChildren } from '../../patches/renderableText/renderable.ts';

/** `t`, with elements as arguments of the message. */
export function tRich(
  message: Message,
  locale: Locale,
  values: MessageValues<ReactNode>,
): ReactNode {
  const { language } = locale;
  const pieces = messagePieces(translated(message, locale), values, language).map((piece) =>
    typeof piece === 'number' ? inDigits(piece, language) : renderableChildren(piece),
  );
  return createElement(Fragment, null, ...(pieces as ReactNode[]));
}
