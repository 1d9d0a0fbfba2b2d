/** On use: nothing of it is needed before somebody goes to another page. Null where it could not be loaded. */
export const loadOpenPage = () => import('./openPage.tsx').catch(() => null);
