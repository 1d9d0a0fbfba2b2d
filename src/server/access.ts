import { combineAccess, FULL_ACCESS, type Access } from '../access/access.ts';
import type { Session } from './session.ts';

/** An account of what a person may not do. */
export type AccessSource = (session: Session) => Access;

/** Those that there are, the strongest first. */
const SOURCES: readonly AccessSource[] = [];

/** What a person may not do, by all that is known of them before the page is rendered. */
export function accessOf(session: Session): Access {
  return SOURCES.length === 0
    ? FULL_ACCESS
    : combineAccess(SOURCES.map((source) => source(session)));
}
