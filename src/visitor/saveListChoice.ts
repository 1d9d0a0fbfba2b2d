import { keepCookie } from '../storage/cookie.ts';
import { LISTS_COOKIE, NO_CHOICE, type ListChoice } from './listChoice.ts';

/** Keeps what a person chose for a list. */
export function saveListChoice(name: string, choice: ListChoice): void {
  const text = choiceText(choice);
  const isNone = text === choiceText(NO_CHOICE);
  keepCookie(`${LISTS_COOKIE}${name}`, isNone ? null : encodeURIComponent(text));
}

function choiceText({ columns, density, view, widths, pinned }: ListChoice): string {
  const wide = Object.entries(widths).map(([column, width]) => `${column}:${width}`);
  // Addresses contain no unescaped `~`.
  return [columns?.join(' ') ?? '', density, view ?? '', wide.join(' '), pinned.join(' ')].join(
    '~',
  );
}
