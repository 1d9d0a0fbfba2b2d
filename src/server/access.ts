import { combineAccess, FULL_ACCESS, type Access } from '../access/access.ts';
import type { Session } from './session/types.ts';

/** An account of what a person may not do; of a visitor without a session for null. */
export type AccessSource = (session: Session | null) => Access;

/** Those that there are, the strongest first. */
const SOURCES: readonly AccessSource[] = [];

/** What a person may not do, by all that is known of them before the page is rendered. */
export function accessOf(session: Session | null): Access {
  return SOURCES.length === 0
    ? FULL_ACCESS
    : combineAccess(SOURCES.map((source) => source(session)));
}
