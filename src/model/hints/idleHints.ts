import type { GraphQLSchema } from 'graphql';
import { hintsFor, titleHint } from '../hints.ts';
import type { Hints, ResourceHints } from '../hints.ts';
import type { Field } from '../types/fields.ts';
import type { Model } from '../types/model.ts';
import type { Resource } from '../types/resource.ts';
import { outputField } from '../shapes/typeShapes.ts';
import type { ReportProblem } from './hintProblem.ts';

/** Reports hints that are valid but have no effect. */
export function reportIdleHints(
  schema: GraphQLSchema,
  model: Model,
  hints: Hints,
  report: ReportProblem,
): void {
  for (const type of Object.keys(hints.resources ?? {})) {
    const own = hintsFor(hints, type);
    const resource = model.resources.find((candidate) => candidate.type === type);
    const idle = (hint: string, why: string) =>
      report({ hint: `resources.${type}${hint}`, kind: 'idle', message: `has no effect: ${why}` });
    if (!own || Object.keys(own).length === 0) continue;
    if (resource) reportIdle(resource, own, idle);
    else if (isEdge(schema, type)) reportIdleOfEdge(type, own, idle);
    else if (hints.exclude?.includes(type)) idle('', 'hints exclude the type.');
    else idle('', `${type} is no resource, nor what stands around the records of one.`);
  }
  for (const type of hints.exclude ?? [])
    if (hints.include?.includes(type))
      report({
        hint: 'include',
        kind: 'idle',
        message: `\`${type}\` is excluded too, which wins.`,
      });
}

type Idle = (hint: string, why: string) => void;

function reportIdle(resource: Resource, hints: ResourceHints, idle: Idle): void {
  const { type, fields, relations, unionFields, parameterizedFields } = resource;
  for (const title of titleHint(hints) ?? []) {
    const [first = ''] = title.split('.');
    const relation = relations.find(({ field }) => field === first);
    if (leafAt(fields, title.split('.'))) continue;
    if (hints.hide?.includes(first)) idle('.title', `\`${first}\` is hidden.`);
    else if (relation)
      idle(
        '.title',
        `\`${first}\` leads to a record of ${relation.to}. Its title is made of its own values.`,
      );
    else idle('.title', `\`${title}\` is no value of ${type}.`);
  }
  if (hints.key !== undefined && resource.lookup === null)
    idle('.key', `nothing fetches a record of ${type} by it.`);
  const shown = new Set([
    ...fields.map(({ name }) => name),
    ...relations.map(({ field }) => field),
    ...unionFields.map(({ field }) => field),
    ...parameterizedFields.map(({ field }) => field),
    ...(resource.list?.filter?.fields.map(({ field }) => field) ?? []),
  ]);
  const values = new Map(fields.map((field) => [field.name, field]));
  const isHidden = (name: string) => hints.hide?.includes(name) === true;
  for (const name of Object.keys(hints.labels ?? {}))
    if (!shown.has(name)) idle(`.labels.${name}`, whyNot(name, type, isHidden));
  for (const hint of ['format', 'currency', 'unit'] as const)
    for (const name of Object.keys(hints[hint] ?? {}))
      if (!values.has(name)) idle(`.${hint}.${name}`, whyNoValue(name, type, isHidden));
}

function whyNot(name: string, type: string, isHidden: (name: string) => boolean): string {
  return isHidden(name) ? `\`${name}\` is hidden.` : `no screen of ${type} shows \`${name}\`.`;
}

function whyNoValue(name: string, type: string, isHidden: (name: string) => boolean): string {
  return isHidden(name) ? `\`${name}\` is hidden.` : `\`${name}\` is no value of ${type}.`;
}

/** Hints that an edge takes: it has no screen of its own. */
const OF_EDGES = new Set(['labels', 'format', 'currency', 'unit', 'hide']);

function reportIdleOfEdge(type: string, hints: ResourceHints, idle: Idle): void {
  for (const name of Object.keys(hints))
    if (!OF_EDGES.has(name)) idle(`.${name}`, `${type} stands around records and has no screen.`);
}

function leafAt(fields: readonly Field[], path: readonly string[]): Field | null {
  const [name, ...rest] = path;
  const field = fields.find((candidate) => candidate.name === name);
  return field && rest.length > 0 ? leafAt(field.fields ?? [], rest) : (field ?? null);
}

/** The edges around the records of a list, even if hints hide all their fields. */
function isEdge(schema: GraphQLSchema, name: string): boolean {
  const type = schema.getType(name);
  return type !== undefined && outputField(type, 'node') !== undefined;
}
