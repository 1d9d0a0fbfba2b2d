import { fieldsOn } from '../model/shapes/steps.ts';
import type { List, Relation } from '../model/types/relations.ts';
import type { Model } from '../model/types/model.ts';
import type { Path } from '../model/types/variables.ts';
import type { Resource } from '../model/types/resource.ts';
import type { Action } from '../model/types/mutation.ts';
import type { Tool } from '../model/types/tool.ts';

/**
 * Describes the model: each resource with its capabilities and the reasons, then what is omitted.
 */
export function explainModel(model: Model): string {
  const resources = model.resources.map(explainResource);
  const omissions = model.omitted.map(({ what, why }) => `  ${what}: ${why}`);
  const omitted =
    omissions.length > 0 ? [`Left out (${omissions.length}):\n${omissions.join('\n')}`] : [];
  const tools =
    model.tools.length > 0
      ? [`Tools (${model.tools.length}):\n${model.tools.map(explainTool).join('\n')}`]
      : [];
  const summary = `${model.resources.length} resources, ${model.tools.length} tools, ${omissions.length} things left out.`;
  return `${[summary, ...resources, ...tools, ...omitted].join('\n\n')}\n`;
}

function explainResource(resource: Resource): string {
  const { type, pluralLabel, slug, why } = resource;
  const rows = rowsOf(resource).flatMap(([property, value]) => {
    const reason = why[property];
    return [`  ${property.padEnd(10)}${value}`, ...(reason ? [`${' '.repeat(12)}${reason}`] : [])];
  });
  const described = new Set(rowsOf(resource).map(([property]) => property));
  const further = Object.entries(why)
    .filter(([property]) => !described.has(property))
    .map(([property, reason]) => `  ${property}: ${reason}`);
  return [`${type}: ${pluralLabel} (/${slug})`, ...rows, ...further].join('\n');
}

function rowsOf(resource: Resource): [property: string, value: string][] {
  const { identity, title, list, lookup, fields, relations, actions } = resource;
  return [
    ['identity', identity ? `${identity.fields.join(' + ')} (${scopes[identity.scope]})` : 'none'],
    ['title', title.join(' + ') || 'the key'],
    ['list', list ? explainList(list) : 'none'],
    ['lookup', lookup ? pathOf(lookup.path) : 'none'],
    ['create', mutationOf(resource.create)],
    ['update', mutationOf(resource.update)],
    ['delete', mutationOf(resource.delete)],
    ['actions', actions.map(explainAction).join(', ') || 'none'],
    ['fields', fields.map(({ name }) => name).join(', ') || 'none'],
    ['relations', relations.map(explainRelation).join(', ') || 'none'],
  ];
}

const scopes = { global: 'unique over all types', type: 'unique within the type' };

function explainTool({ operation, path, label, slug, danger, why }: Tool): string {
  const root = operation === 'query' ? 'Query' : 'Mutation';
  const marks = danger ? ', asks first' : '';
  return `  ${root}.${pathOf(path)}: ${label} (/tools/${slug}${marks})\n${' '.repeat(12)}${why}`;
}

function explainList({ path, pagination, total, filter, sort, search }: List): string {
  const parts = [
    pathOf(path),
    pagination.kind === 'none' ? 'not paged' : `${pagination.kind} pages`,
    total ? `total in ${pathOf(fieldsOn(total.path))}` : 'no total',
    filter ? `filter on ${filter.fields.length} fields` : 'no filter',
    sort ? `sort on ${sort.fields.length} fields` : 'no sort',
    search ? 'search' : 'no search',
  ];
  return parts.join(', ');
}

function explainAction({ path, scope, danger }: Action): string {
  const marks = [scope === 'bulk' ? 'several at once' : null, danger ? 'asks first' : null];
  const described = marks.filter(Boolean).join(', ');
  return described ? `${pathOf(path)} (${described})` : pathOf(path);
}

function explainRelation({ field, to, many }: Relation): string {
  return `${field} → ${many ? `[${to}]` : to}`;
}

function mutationOf(mutation: { path: Path } | null): string {
  return mutation ? pathOf(mutation.path) : 'none';
}

function pathOf(path: Path): string {
  return path.join('.');
}
