import type english from './en.json';

/**
 * A text of the interface, in English and in ICU's message format. `en.json` lists all of them, so that one
 * that is not there does not compile; the other languages translate them.
 */
export type Message = keyof (typeof english)['messages'];
