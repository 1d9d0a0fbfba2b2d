import { FULL_ACCESS } from '../access/access.ts';

/** In the browser only: a tab shows one person until a page is loaded. */
export const tab = {
  /** What the person's role lacks of the schema. */
  lacking: FULL_ACCESS,
};
