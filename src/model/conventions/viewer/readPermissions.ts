import { getNamedType, isEnumType, isLeafType, isScalarType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { RootField } from '../../shapes/rootField.ts';
import { leafKind } from '../../shapes/scalarKinds.ts';
import { isComposite, isList, needsNoArguments, outputFields } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import type { ViewerPermissions } from '../../types/signIn.ts';
import type { Path } from '../../types/variables.ts';
import { sameName } from '../../wording/words.ts';
import { findUnconditionalRows } from '../rows.ts';

const PERMISSIONS =
  /^(my|user|effective|all|granted|own)?(permissions?|permissioncodes|permissionkeys|scopes|accessscopes|abilities|capabilities|rights|privileges|authorities|accessrights|grants)$/;
const CODES = [
  'code',
  'codename',
  'key',
  'slug',
  'permission',
  'action',
  'name',
  'value',
  'handle',
  'scope',
];
const DEEPEST = 4;
const MOST_OBJECTS = 40;

/**
 * What the person may do, as a list of codes: theirs, or those of their roles, groups and channels.
 *
 * @param path from Query to the person
 */
export function readPermissions(
  type: CompositeType,
  path: Path,
  roots: readonly RootField[],
): ViewerPermissions | null {
  const own = findCodes(type, path);
  if (own) return own;
  // Some servers tell it beside the person: `myPermissions: [Permission!]!`.
  for (const root of roots) {
    if (root.place === 'singleton' || root.field.args.length > 0) continue;
    if (!/^(my|current|own|viewer|user)/.test(sameName(root.field.name))) continue;
    const codes = codesOf(root.field, root.path);
    if (codes) return codes;
  }
  return null;
}

/** Level by level, so that the person's own come before those of a role. */
function findCodes(type: CompositeType, path: Path): ViewerPermissions | null {
  const seen = new Set<GraphQLNamedType>([type]);
  let level = [{ type: type as GraphQLNamedType, path }];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: typeof level = [];
    for (const { type: holder, path: above } of level)
      for (const field of outputFields(holder)) {
        if (!needsNoArguments(field)) continue;
        const codes = codesOf(field, [...above, field.name]);
        if (codes) return codes;
        const rows = findUnconditionalRows(field.type);
        const inner = rows?.type ?? getNamedType(field.type);
        if (!LEADS.test(sameName(field.name)) || !isComposite(inner) || seen.has(inner)) continue;
        if (seen.size > MOST_OBJECTS) continue;
        seen.add(inner);
        next.push({ type: inner, path: [...above, field.name, ...(rows?.path ?? [])] });
      }
    level = next;
  }
  return null;
}

/** What a person's permissions are kept in. */
const LEADS =
  /^(user|account|auth|access|authorization|roles?|userroles?|groups?|usergroups?|permissiongroups?|channels|memberships?|profile|security|session|policies|policy)$/;

/** The codes that a field lists, or that the objects which it lists have. */
function codesOf(field: OutputField, path: Path): ViewerPermissions | null {
  if (!PERMISSIONS.test(sameName(field.name))) return null;
  const type = getNamedType(field.type);
  if (isLeafType(type)) {
    if (!isList(field.type) || !isCode(type)) return null;
    return { kind: 'codes', path, codes: choicesOf(type) };
  }
  const rows = findUnconditionalRows(field.type);
  if (!rows) return null;
  for (const name of CODES) {
    const leaf = outputFields(rows.type).find(
      (own) => sameName(own.name) === name && !isList(own.type) && needsNoArguments(own),
    );
    const inner = leaf && getNamedType(leaf.type);
    if (!leaf || !inner || !isCode(inner)) continue;
    return { kind: 'codes', path: [...path, ...rows.path, leaf.name], codes: choicesOf(inner) };
  }
  return null;
}

function isCode(type: GraphQLNamedType): boolean {
  return isEnumType(type) || (isScalarType(type) && ['string', 'id'].includes(leafKind(type)));
}

function choicesOf(type: GraphQLNamedType): string[] | null {
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : null;
}
