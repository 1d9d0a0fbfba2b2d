import type { Person } from '../address/viewer.ts';
import type { RoleOfCall } from './roleOf.ts';
import type { Session } from './session/types.ts';

/** All that is known of a visitor before a page is rendered. */
export interface Identity {
  /** Null where they have not signed in. */
  readonly session: Session | null;
  /** Who they are by the backend's account; null where it says nothing. */
  readonly person: Person | null;
  /** Their role in the backend; null where its schema is the same for everybody. */
  readonly role: RoleOfCall | null;
  /** Names them for what the backend refuses them (`callerOf`). */
  readonly caller?: string;
  /** The mutations that create records, as resources name them. */
  readonly creations?: readonly string[];
}
