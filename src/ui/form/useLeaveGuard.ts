import Router from 'next/router';
import { useEffect } from 'react';
import { interceptNavigation } from '../../patches/interceptNavigation.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';

/** The question before unsaved changes are lost. */
export const LEAVE_QUESTION = 'Leave this page? Your changes are not saved.';

/**
 * Asks before a page with unsaved changes is left: by links, by the app itself, by Back and
 * Forward, by closing or reloading the tab.
 *
 * @param isUnsaved evaluated at that moment
 * @param words another question, for something other than input
 */
export function useLeaveGuard(isUnsaved: () => boolean, words?: string): void {
  const locale = useLocale();
  const question = words ?? t(LEAVE_QUESTION, locale);
  useEffect(() => {
    const mayLeave = () => !isUnsaved() || window.confirm(question);
    const stopRouter = interceptNavigation((to) => (mayLeave() ? to : null));
    const stopHistory = guardHistory(mayLeave);
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      stopRouter();
      stopHistory();
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isUnsaved, question]);
}

/** What the page is not left without: a form, and one in a dialog above it. */
const guards = new Set<() => boolean>();

/** `popstate` fires after Back and Forward: to stay, navigate back. */
function guardHistory(mayLeave: () => boolean): () => void {
  const { state } = window.history;
  const { href } = window.location;
  guards.add(mayLeave);
  // The router asks one function alone.
  Router.beforePopState(() => {
    if ([...guards].every((each) => each())) return true;
    window.history.pushState(state, '', href);
    return false;
  });
  return () => {
    guards.delete(mayLeave);
    if (guards.size === 0) Router.beforePopState(() => true);
  };
}
