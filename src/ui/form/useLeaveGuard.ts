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

/** `popstate` fires after Back and Forward: to stay, navigate back. */
function guardHistory(mayLeave: () => boolean): () => void {
  const { state } = window.history;
  const { href } = window.location;
  Router.beforePopState(() => {
    if (mayLeave()) return true;
    window.history.pushState(state, '', href);
    return false;
  });
  return () => Router.beforePopState(() => true);
}
