import type { Filter, Search, Sort } from './types/listQuery.ts';
import type { List } from './types/relations.ts';
import type { Lookup, Resource } from './types/resource.ts';
import type { Model } from './types/model.ts';
import type { Action, Mutation } from './types/mutation.ts';
import type { Tool } from './types/tool.ts';

/** The model as `frontage model --json` prints it: its public format, without internals of requests. */
export function toContract(model: Model) {
  return {
    resources: model.resources.map(resourceContract),
    tools: model.tools.map(toolContract),
    omitted: model.omitted,
  };
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
    total: list.total?.path.join('.') ?? null,
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
    }
  );
}

function sortContract(sort: Sort | null) {
  return sort && { fields: sort.fields.map(({ field }) => field), multiple: sort.multiple };
}

function searchContract(search: Search | null) {
  return search && { fields: search.fields };
}

/** A list filtered to one key is how Frontage opens a record where nothing fetches one; it is no lookup of the schema's. */
function lookupContract(lookup: Lookup) {
  return lookup.many ? null : { path: lookup.path, args: lookup.arguments };
}

function mutationContract(mutation: Mutation | null) {
  return mutation && { path: mutation.path };
}

function toolContract({ operation, path, slug, label, danger, arguments: args, why }: Tool) {
  return { operation, path, slug, label, danger, args, why };
}

function actionContract({ path, scope, danger }: Action) {
  return { path, scope, danger };
}
