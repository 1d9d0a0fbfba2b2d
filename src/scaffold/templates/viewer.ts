import type { SelectionNode } from 'graphql';
import type { Viewer, ViewerPermissions } from '../../model/types/signIn.ts';
import type { Path } from '../../model/types/variables.ts';
import { code } from '../code/code.ts';
import { array, object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { field, inlineFragment, query } from '../graphql/nodes.ts';
import { follow, rowsOf, type Value } from '../graphql/reading.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';

/** The module that defines who is signed in; the app's own, as src/app.ts is. */
export const VIEWER: Module = { name: 'viewer', path: 'src/viewer.ts' };

const ARTIFACT = 'viewerQuery';

/** Who is signed in: the query for it, and what is read of its answer. */
export function viewerFile(plan: Plan, viewer: Viewer): GeneratedFile {
  const root = [...viewer.path, ...viewer.person];
  const data: Value = { expression: 'data', type: plan.queryType, mayBeMissing: false };
  const person = follow(data, root);
  const page = pageOf(plan, viewer);
  const own: Value = viewer.abstract
    ? { expression: 'person', type: plan.type(viewer.type), mayBeMissing: false }
    : { ...person, expression: 'person', mayBeMissing: false };
  const isPerson = viewer.abstract
    ? `person?.__typename === ${text(viewer.type)}`
    : person.mayBeMissing && 'person';
  const read = object(
    [
      ...propertiesOf(own, viewer),
      ...(page
        ? [`page: ${framework.recordHref}(${plan.describe(page)}, ${keyOf(own, page)})`]
        : []),
      ...permissionProperties(data, own, root, viewer.permissions),
    ],
    { expanded: true },
  );
  return sourceFile(
    VIEWER.path,
    rootCoordinate('Query', viewer.path),
    code`
      /** Who is signed in. */
      export const viewer = ${framework.defineViewer}({
        query: ${tagged(query(ARTIFACT, [], selectionsOf(viewer, root, page)))},
        read: (data: ${artifactType(ARTIFACT)}['response']) => {
          const person = ${person.expression};
          return ${isPerson ? `${isPerson} ? ${read} : null` : read};
        },
      });
    `,
  );
}

/** What operations and fields need of the person's permissions, as the schema says it: the server denies the others. */
export function permissionsFile(plan: Plan, { permissions }: Viewer): GeneratedFile | null {
  const { requirements } = plan.model;
  if (permissions?.kind !== 'codes' || requirements.length === 0) return null;
  const needs = requirements.map(
    ({ coordinate, anyOf }) => [coordinate, anyOf.toSorted()] as const,
  );
  const sorted = needs.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const text = `{\n${sorted
    .map(([coordinate, anyOf]) => `  ${JSON.stringify(coordinate)}: ${oneLine(anyOf)}`)
    .join(',\n')}\n}\n`;
  const path = 'schema/permissions.json';
  return { path, text, references: new Set(), isFormatted: true };
}

/** `["MANAGE_ORDERS", "MANAGE_STAFF"]` */
function oneLine(codes: readonly string[]): string {
  return `[${codes.map((each) => JSON.stringify(each)).join(', ')}]`;
}

/** The person's resource, where its records have pages whose key is of fields of the person. */
function pageOf(plan: Plan, { resource, type }: Viewer): Subject | null {
  const subject = resource === null ? undefined : plan.of(resource);
  if (!subject?.record || subject.keyObjects.length > 0 || subject.key.length === 0) return null;
  const start: Value = { expression: 'person', type: plan.type(type), mayBeMissing: false };
  const isReadable = subject.key.every((name) => !follow(start, name.split('.')).mayBeMissing);
  return isReadable ? subject : null;
}

function keyOf(person: Value, { key }: Subject): string {
  const parts = key.map((name) => follow(person, name.split('.')).expression);
  return parts.length === 1 ? parts[0] : array(parts);
}

function propertiesOf(person: Value, { name, email, picture, role }: Viewer): string[] {
  const at = (path: Path) => follow(person, path).expression;
  const names = name.map(at);
  const joined = `${array(names)}.filter(Boolean).join(' ')`;
  const roles = role && (role.many ? rowsOf(person, role.path) : at(role.path));
  return [
    ...(names.length > 0 ? [property('name', names.length === 1 ? names[0] : joined)] : []),
    ...(email ? [property('email', at(email))] : []),
    ...(picture ? [property('picture', at(picture))] : []),
    ...(roles === null ? [] : [property('role', roles)]),
  ];
}

/** Permissions are in the person, or beside it at the root. */
function permissionProperties(
  data: Value,
  person: Value,
  root: Path,
  permissions: ViewerPermissions | null,
): string[] {
  if (!permissions) return [];
  const from = (path: Path): [start: Value, rest: Path] =>
    isWithin(path, root) ? [person, path.slice(root.length)] : [data, path];
  if (permissions.kind === 'codes') return [`permissions: ${rowsOf(...from(permissions.path))}`];
  const flags = permissions.flags.map(({ path, coordinate }) =>
    property(coordinate, follow(...from(path)).expression),
  );
  return [`allowed: ${object(flags, { expanded: true })}`];
}

function isWithin(path: Path, root: Path): boolean {
  return path.length > root.length && root.every((name, index) => path[index] === name);
}

/** The selections from Query: what is read of the person, and what lies beside it. */
function selectionsOf(viewer: Viewer, root: Path, page: Subject | null): SelectionNode[] {
  const { name, email, picture, role, permissions } = viewer;
  const own = [
    ...(page?.key.map((key) => key.split('.')) ?? []),
    ...name,
    email,
    picture,
    role?.path,
  ];
  const paths = own.flatMap((path) => (path ? [[...root, ...path]] : []));
  const codes = permissions?.kind === 'codes' ? [permissions.path] : [];
  const flags = permissions?.kind === 'flags' ? permissions.flags.map(({ path }) => path) : [];
  const all = [...paths, ...codes, ...flags];
  // Somebody is signed in even where nothing of them can be shown.
  if (!all.some((path) => isWithin(path, root))) all.push([...root, '__typename']);
  const personAt = viewer.abstract ? root.join('.') : null;
  return nodesOf(all, [], (at, inner) =>
    at.join('.') === personAt ? [field('__typename'), inlineFragment(viewer.type, inner)] : inner,
  );
}

/** Fields by their paths. @param around what takes the place of the fields at a path */
function nodesOf(
  paths: readonly Path[],
  at: Path,
  around: (at: Path, inner: SelectionNode[]) => SelectionNode[],
): SelectionNode[] {
  const byName = Map.groupBy(
    paths.filter((path) => path.length > 0),
    ([name]) => name,
  );
  return [...byName].map(([name, own]) => {
    const path = [...at, name];
    const rest = own.map(([, ...inner]) => inner).filter((inner) => inner.length > 0);
    return field(
      name,
      rest.length > 0 ? { selections: around(path, nodesOf(rest, path, around)) } : {},
    );
  });
}
