import { createContext } from 'react';

/**
 * Whether what is rendered lies within a link already. HTML knows no link within a link: the browser
 * would take them apart, and the page would no longer be the one that the server painted.
 */
export const InsideLinkContext = createContext(false);
