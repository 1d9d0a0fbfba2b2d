import type { List } from '../types/relations.ts';
import type { Model } from '../types/model.ts';
import type { Resource } from '../types/resource.ts';
import type { DeniedFields } from './deniedFields.ts';

/**
 * Removes filters, sorts and searches by denied fields from a model, since comparing a value reveals it.
 * They are listed in `omitted`.
 *
 * @param closed the denied fields, and others that nothing can be compared by
 */
export function withoutDenied(model: Model, denied: DeniedFields, closed: DeniedFields): Model {
  const all = denied.all();
  if (closed.all().length === 0) return model;
  return {
    ...model,
    resources: model.resources.map((resource) => openResource(resource, closed)),
    omitted: [
      ...model.omitted,
      ...all.map(({ type, field, why }) => ({ what: `${type}.${field}`, why })),
    ],
  };
}

function openResource(resource: Resource, denied: DeniedFields): Resource {
  return {
    ...resource,
    list: resource.list && openList(openRelated(resource.list, denied), denied.of(resource.type)),
    relations: resource.relations.map((relation) => ({
      ...relation,
      list: relation.list && openList(openRelated(relation.list, denied), denied.of(relation.to)),
    })),
  };
}

/** A list that is neither ordered nor searched by denied fields of related records. */
function openRelated({ relatedSearch, ...rest }: List, denied: DeniedFields): List {
  const through = relatedSearch?.through;
  const isSearched =
    through?.fields.every((field) => !denied.of(through.to).some((name) => isAbout(field, name))) ??
    false;
  const list = isSearched && relatedSearch ? { ...rest, relatedSearch } : rest;
  const { sort } = list;
  if (!sort?.related) return list;
  const related = sort.related.map(({ to, fields, ...relation }) => ({
    ...relation,
    to,
    fields: fields.filter(({ field }) => !denied.of(to).some((name) => isAbout(field, name))),
  }));
  return { ...list, sort: { ...sort, related } };
}

function openList(list: List, names: readonly string[]): List {
  if (names.length === 0) return list;
  const isOpen = (field: string) => !names.some((name) => isAbout(field, name));
  const { filter, sort, search, relatedSearch } = list;
  const filters = filter?.fields.filter(({ field }) => isOpen(field)) ?? [];
  const sorts = sort?.fields.filter(({ field }) => isOpen(field)) ?? [];
  const related = sort?.related?.filter(({ field }) => isOpen(field));
  return {
    ...list,
    filter: filter && filters.length > 0 ? { ...filter, fields: filters } : null,
    sort: sort && sorts.length > 0 ? { ...sort, fields: sorts, ...(related && { related }) } : null,
    search: search && { ...search, fields: search.fields.filter(isOpen) },
    ...(relatedSearch && !relatedSearch.fields.every(isOpen) && { relatedSearch: undefined }),
  };
}

/** `passwordHash`, and `passwordHash_contains`, `passwordHashContains` or `passwordHash.salt`, which no field is called. */
function isAbout(asked: string, name: string): boolean {
  return asked === name || (asked.startsWith(name) && /^[A-Z_.]/.test(asked.slice(name.length)));
}
