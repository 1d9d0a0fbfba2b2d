import { hintsFor, type Hints } from '../../model/hints.ts';
import type { HintProblem } from '../../model/hints/hintProblem.ts';
import type { Model } from '../../model/types/model.ts';
import type { Resource } from '../../model/types/resource.ts';
import { isShown } from './traits.ts';

/** The columns that hints name and no table can have, each with the reason. */
export function findIdleColumns(model: Model, hints: Hints): HintProblem[] {
  return model.resources.flatMap((resource) =>
    (hintsFor(hints, resource.type)?.columns ?? []).flatMap((name): HintProblem[] => {
      const why = whyNoColumn(resource, name, model);
      const hint = `resources.${resource.type}.columns`;
      return why ? [{ hint, kind: 'idle', message: `\`${name}\` is no column: ${why}.` }] : [];
    }),
  );
}

/** Null for a column, and for a name that the type does not have, which is reported elsewhere. */
function whyNoColumn(resource: Resource, name: string, model: Model): string | null {
  const { type, fields, relations, columns } = resource;
  if (!columns?.includes(name)) return null;
  const field = fields.find((candidate) => candidate.name === name);
  if (field && isShown(field)) return null;
  if (field?.deprecated) return 'the schema calls it deprecated';
  if (field?.format === 'secret') return 'it looks like a secret';
  if (field) return 'it holds an object, which no cell shows';
  const relation = relations.find((candidate) => candidate.field === name);
  if (relation?.many) return 'it leads to many records, which have a tab on the record’s page';
  if (!relation) return `it is no value of ${type} that can be asked for in a list`;
  const isResource = model.resources.some((candidate) => candidate.type === relation.to);
  return isResource ? null : `${relation.to} is no resource`;
}
