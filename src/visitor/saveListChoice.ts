import { keepCookie, LONGEST_COOKIE } from '../storage/cookie.ts';
import { LISTS_COOKIE, LONGEST_CHOICE, NO_CHOICE, type ListChoice } from './listChoice.ts';

/**
 * Keeps what a person chose for a list. What is too long to be read again leaves what was kept before.
 *
 * @returns whether there was room for it
 */
export function saveListChoice(name: string, choice: ListChoice): boolean {
  const text = choiceText(choice);
  const value = encodeURIComponent(text);
  if (value.length > LONGEST_COOKIE || text.length >= LONGEST_CHOICE) return false;
  keepCookie(`${LISTS_COOKIE}${name}`, text === choiceText(NO_CHOICE) ? null : value);
  return true;
}

function choiceText({ columns, density, view, widths, pinned }: ListChoice): string {
  const wide = Object.entries(widths).map(([column, width]) => `${column}:${width}`);
  // Addresses contain no unescaped `~`.
  return [columns?.join(' ') ?? '', density, view ?? '', wide.join(' '), pinned.join(' ')].join(
    '~',
  );
}
