import { getNamedType, isLeafType, isObjectType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { RootField } from '../shapes/rootField.ts';
import { leafKind } from '../shapes/scalarKinds.ts';
import { isList, needsNoArguments, outputFields } from '../shapes/typeShapes.ts';
import type { Viewer } from '../types/signIn.ts';
import type { Path } from '../types/variables.ts';
import { splitWords } from '../wording/words.ts';
import type { UnusedRootFields } from './omissions.ts';
import { isWhoName } from '../conventions/viewer/readViewer.ts';
import { personIn } from '../conventions/viewer/personTypes.ts';

/**
 * Leaves out the queries by which the app itself asks who is signed in and what they may do: the viewer's own,
 * its envelope's values, others that give the same, and objects of nothing but permissions.
 *
 * @param viewer null where the app does not ask; then nothing is left out
 */
export function withoutViewer(left: UnusedRootFields, viewer: Viewer | null): UnusedRootFields {
  if (!viewer) return left;
  const permissions = pathsOfPermissions(viewer);
  const reasonOf = (root: RootField) => {
    if (saysWho(root, viewer)) return 'says who is signed in, which the app itself asks';
    return permissions.some((path) => isWithin(root.path, path)) || saysPermissions(root)
      ? 'says what one may do, which the app itself asks'
      : null;
  };
  const found = left.queries.map((query) => ({ query, why: reasonOf(query.root) }));
  return {
    ...left,
    queries: found.flatMap(({ query, why }) => (why === null ? [query] : [])),
    omitted: [
      ...left.omitted,
      ...found.flatMap(({ query: { root }, why }) =>
        why === null ? [] : [{ what: `${root.parent.name}.${root.field.name}`, why }],
      ),
    ],
  };
}

/** Values of the person and of its envelope are said with it; lists of its records are not. */
function saysWho({ path, field, place }: RootField, viewer: Viewer): boolean {
  if (isWithin(viewer.path, path)) {
    if (path.length === viewer.path.length) return true;
    return needsNoArguments(field) && isLeafType(getNamedType(field.type));
  }
  if (place === 'singleton' || field.args.length > 0 || isList(field.type)) return false;
  const type = getNamedType(field.type);
  const person = personIn(type);
  const isSame = person?.type.name === viewer.type && person.path.length > 0;
  return (person !== null || isLeafType(type)) && isWhoName(field.name, !isSame);
}

/** Where permissions are read from; none where they are the person's own. */
function pathsOfPermissions({ permissions, path }: Viewer): Path[] {
  if (!permissions) return [];
  const paths =
    permissions.kind === 'codes' ? [permissions.path] : permissions.flags.map((flag) => flag.path);
  return paths.filter((own) => !isWithin(path, own));
}

function isWithin(start: Path, path: Path): boolean {
  return start.every((name, index) => path[index] === name);
}

/**
 * Whether a field is an object of Booleans named for permissions: what a person may do with one record, or with all.
 */
function saysPermissions({ field }: RootField): boolean {
  const type = getNamedType(field.type);
  return (
    !isList(field.type) &&
    isObjectType(type) &&
    splitWords(field.name).some((word) =>
      /^(access|permissions?|abilities|capabilities)$/.test(word),
    ) &&
    holdsOnlyFlags(type, new Set())
  );
}

/** Booleans, at any depth, and the conditions under which they are true. */
function holdsOnlyFlags(type: GraphQLNamedType, seen: Set<GraphQLNamedType>): boolean {
  if (seen.has(type)) return true;
  seen.add(type);
  return outputFields(type).every((field) => {
    const inner = getNamedType(field.type);
    if (!needsNoArguments(field) || isList(field.type)) return false;
    return isLeafType(inner)
      ? ['boolean', 'json', 'unknown'].includes(leafKind(inner))
      : isObjectType(inner) && holdsOnlyFlags(inner, seen);
  });
}
