/** What is known of a press. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Whether a press of a link is the browser's to answer, by a tab or a window of its own or by saving what the link leads
 * to, so that the present page stays as it is.
 */
export function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
