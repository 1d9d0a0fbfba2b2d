import { wayText } from './shapes/steps.ts';
import type { Filter, Search, Sort } from './types/listQuery.ts';
import type { List } from './types/relations.ts';
import type { Lookup, Resource } from './types/resource.ts';
import type { Model } from './types/model.ts';
import type { Action, Mutation } from './types/mutation.ts';
import type { RecordPermission, SignIn, Viewer } from './types/signIn.ts';
import type { Tool } from './types/tool.ts';

/** The model as `frontage model --json` prints it: its public format, without internals of requests. */
export function toContract(model: Model) {
  return {
    resources: model.resources.map(resourceContract),
    tools: model.tools.map(toolContract),
    omitted: model.omitted,
    signIn: model.signIn && signInContract(model.signIn),
    viewer: model.viewer && viewerContract(model.viewer),
  };
}

/** Paths of inputs are dotted, as is the token's in the response; without one the session is a cookie or a header. */
function signInContract({ path, identifier, password, result, refresh, signOut, why }: SignIn) {
  return {
    path,
    identifier: identifier.join('.'),
    password: password.join('.'),
    token: result.token === null ? null : result.token.join('.'),
    refresh: refresh && { path: refresh.path },
    signOut: signOut && { path: signOut.path },
    why,
  };
}

function viewerContract({ path, person, type, why }: Viewer) {
  return { path, person: person.join('.'), type, why };
}

function resourceContract(resource: Resource) {
  return {
    type: resource.type,
    slug: resource.slug,
    label: resource.label,
    pluralLabel: resource.pluralLabel,
    identity: resource.identity && {
      field: resource.identity.field,
      scope: resource.identity.scope,
    },
    title: titleContract(resource),
    list: resource.list && listContract(resource.list),
    lookup: resource.lookup && lookupContract(resource.lookup),
    fields: resource.fields.map(
      ({ name, kind, format, nullable, list, filterable, sortable, description, deprecated }) => ({
        name,
        kind,
        format,
        nullable,
        list,
        filterable,
        sortable,
        description,
        deprecated,
      }),
    ),
    relations: resource.relations.map(({ field, to, many }) => ({ field, to, many })),
    create: mutationContract(resource.create),
    update: mutationContract(resource.update),
    delete: mutationContract(resource.delete),
    actions: resource.actions.map(actionContract),
    permissions: resource.permissions.map(permissionContract),
    why: resource.why,
  };
}

/** The fields of a record's title; its key if it has none. */
function titleContract({ title, identity }: Resource): string[] {
  const names = title.length > 0 ? title : (identity?.fields ?? []);
  return [...new Set(names.map((name) => name.split('.')[0] ?? name))];
}

function listContract(list: List) {
  return {
    path: list.path,
    pagination: list.pagination.kind,
    total: list.total ? wayText(list.total.path) : null,
    filter: filterContract(list.filter),
    sort: sortContract(list.sort),
    search: searchContract(list.search),
  };
}

/** Field → the names of the operators that it can be filtered by. */
function filterContract(filter: Filter | null) {
  return (
    filter && {
      fields: Object.fromEntries(
        filter.fields.map((field) => [field.field, field.operators.map(({ name }) => name)]),
      ),
      and: filter.and !== null,
      or: filter.or !== null,
      not: filter.not !== null,
      related: Object.fromEntries(
        filter.related.map(({ field, slots }) => [field, Object.keys(slots)]),
      ),
    }
  );
}

function sortContract(sort: Sort | null) {
  return sort && { fields: sort.fields.map(({ field }) => field), multiple: sort.multiple };
}

function searchContract(search: Search | null) {
  return search && { fields: search.fields };
}

/** A list, filtered to one key or whole, is how Frontage opens a record where nothing fetches one; it is no lookup of the schema's. */
function lookupContract(lookup: Lookup) {
  return lookup.gives === 'one' ? { path: lookup.path, args: lookup.arguments } : null;
}

function mutationContract(mutation: Mutation | null) {
  return mutation && { path: mutation.path };
}

function toolContract({ operation, path, slug, label, danger, arguments: args, why }: Tool) {
  return { operation, path, slug, label, danger, args, why };
}

function permissionContract({ path, governs }: RecordPermission) {
  const subject =
    governs.kind === 'field'
      ? { field: governs.field }
      : 'mutation' in governs
        ? { mutation: governs.mutation }
        : {};
  return { path, governs: governs.kind, ...subject };
}

function actionContract({ path, scope, danger }: Action) {
  return { path, scope, danger };
}
