import { denialOf, type Access, type DenialReason } from '../../access/access.ts';
import type { Resource, ResourceRoots } from '../../address/resource.ts';
import type { Tool } from '../../address/tool.ts';

/**
 * Why a person may not list, see, create, edit or delete records of a resource; null when nothing says so. Records of a
 * type that is denied as a whole are neither listed nor seen, whatever is left of the field that they are below.
 */
export function screenDenial(
  access: Access,
  { roots, type }: Resource,
  screen: keyof ResourceRoots,
): DenialReason | null {
  const root = roots?.[screen];
  if (root === undefined) return null;
  if (!READS.has(screen)) return denialOf(access, `Mutation.${root}`);
  return denialOf(access, `Query.${root}`) ?? (type === undefined ? null : denialOf(access, type));
}

const READS: ReadonlySet<keyof ResourceRoots> = new Set(['list', 'record']);

/** Why a person may not use a tool; null when nothing says so. */
export function toolDenial(access: Access, { root, isChange }: Tool): DenialReason | null {
  return root === undefined ? null : denialOf(access, `${isChange ? 'Mutation' : 'Query'}.${root}`);
}
