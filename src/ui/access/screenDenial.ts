import { denialOf, type Access, type DenialReason } from '../../access/access.ts';
import type { Resource, ResourceRoots } from '../../address/resource.ts';
import type { Tool } from '../../address/tool.ts';

/** Why a person may not list, see, create, edit or delete records of a resource; null when nothing says so. */
export function screenDenial(
  access: Access,
  { roots }: Resource,
  screen: keyof ResourceRoots,
): DenialReason | null {
  const root = roots?.[screen];
  if (root === undefined) return null;
  return denialOf(access, `${READS.has(screen) ? 'Query' : 'Mutation'}.${root}`);
}

const READS: ReadonlySet<keyof ResourceRoots> = new Set(['list', 'record']);

/** Why a person may not use a tool; null when nothing says so. */
export function toolDenial(access: Access, { root, isChange }: Tool): DenialReason | null {
  return root === undefined ? null : denialOf(access, `${isChange ? 'Mutation' : 'Query'}.${root}`);
}
