import { FULL_ACCESS, type Access } from '../../access/access.ts';
import type { Identity } from '../identity.ts';
import { refusedTo } from './refusalStore.ts';

const REFUSED = { kind: 'refused' } as const;

/** What the backend refused to a visitor before, on the whole (`readRefusals`). */
export function refusedAccess({ caller, person, creations = [] }: Identity): Access {
  if (caller === undefined) return FULL_ACCESS;
  const rights = person && JSON.stringify([person.role, person.permissions, person.allowed]);
  const names = new Set(creations.map((root) => `Mutation.${root}`));
  const refused = refusedTo(caller, rights, names);
  return { role: null, denied: Object.fromEntries(refused.map((one) => [one, REFUSED])) };
}
