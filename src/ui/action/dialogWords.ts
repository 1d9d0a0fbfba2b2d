import type { Resource } from '../../address/resource.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { inSentence, t, tLabel } from '../../locale/translate.ts';

/** What an action is called, and how it is asked for. */
interface AskedAction {
  readonly label: string;
  readonly isDangerous?: boolean;
  /** It is asked for in steps, which have a button to the one before. */
  readonly hasSteps?: boolean;
}

/** The words by which dialogs and forms are left. */
const LEAVING: readonly Message[] = ['Cancel', 'Close', 'Go back', 'Back', 'Discard'];

/**
 * What the button says that does an action with one record. An action that is called as dialogs are left names what it is
 * done to: "Cancel order".
 */
export function doingWords(
  action: Pick<AskedAction, 'label'>,
  { label }: Pick<Resource, 'label'>,
  locale: Locale,
): string {
  const words = tLabel(action.label, locale);
  return isLeaving(action, locale)
    ? t('{action} {record}', locale, { action: words, record: inSentence(label, locale) })
    : words;
}

/** What the button says that leaves the dialog of an action: never what the action itself is called. */
export function leavingWords(action: AskedAction, locale: Locale): string {
  // Beside the button to the step before, "Go back" would be ambiguous.
  const wanted: Message = action.hasSteps
    ? 'Close'
    : action.isDangerous || isLeaving(action, locale)
      ? 'Go back'
      : 'Cancel';
  const isFree = (word: Message) => !isCalled(action, word, locale);
  return t(isFree(wanted) ? wanted : (LEAVING.find(isFree) ?? wanted), locale);
}

function isLeaving(action: Pick<AskedAction, 'label'>, locale: Locale): boolean {
  return LEAVING.some((word) => isCalled(action, word, locale));
}

/** Whether an action is called so, in English or in the language of the page. */
function isCalled({ label }: Pick<AskedAction, 'label'>, word: Message, locale: Locale): boolean {
  const own = tLabel(label, locale).toLowerCase();
  return label.toLowerCase() === word.toLowerCase() || own === t(word, locale).toLowerCase();
}
