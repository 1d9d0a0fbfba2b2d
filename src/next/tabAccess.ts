import { FULL_ACCESS, type Access } from '../access/access.ts';

/** What the role of who is signed in lacks: a tab shows one person until a page is loaded. */
let access = FULL_ACCESS;

/** Says what the queries of pages that follow do not ask for. In the browser only. */
export function setTabAccess(lacking: Access): void {
  access = lacking;
}

/** What queries do not ask for in this tab. In the browser only. */
export function tabAccess(): Access {
  return access;
}
