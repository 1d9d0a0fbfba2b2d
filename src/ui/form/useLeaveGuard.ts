import Router from 'next/router';
import { useEffect } from 'react';
import { interceptNavigation } from '../interceptNavigation.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';

/** What is asked before something typed is lost. */
export const LEAVE_QUESTION = 'Leave this page? What you have typed is not saved.';

/**
 * Asks before a page with unsaved changes is left: by a link, by the app itself, by Back and Forward,
 * by closing or reloading the tab.
 *
 * @param isUnsaved asked at that moment
 * @param words the question, where it is about something else than what is typed
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

/** Back and Forward have already happened when they are heard of: to stay is to come back. */
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
