import { isCompositeType, type GraphQLCompositeType } from 'graphql';
import { text } from '../code/docs.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { recordFields } from '../../model/shapes/envelope.ts';
import type { Plan } from '../plan.ts';

const WIDTH = 100;

/** The names of the schema as a type, so that an editor completes hints and marks wrong names. */
export function namesFile(plan: Plan): GeneratedFile {
  const { queries, mutations } = plan.model.paths;
  const types = Object.values(plan.schema.getTypeMap()).filter(
    (type): type is GraphQLCompositeType => isCompositeType(type) && !type.name.startsWith('__'),
  );
  const edges = edgeTypes(plan);
  const members = types.map((type) => {
    const isNamed = plan.of(type.name) !== undefined || edges.has(type.name);
    const hasFields = isNamed && 'getFields' in type;
    const names = hasFields ? recordFields(type).map(({ field }) => field.name) : null;
    return member(type.name, names, 4);
  });
  const body = `\
/** The names for hints: types with the fields of resources and of their edges, and root fields. */
export type Names = {
  types: {
${members.map((own) => `    ${own}`).join('\n')}
  };
  ${member('queries', queries, 2)}
  ${member('mutations', mutations, 2)}
};`;
  return { ...sourceFile('schema/names.ts', 'the schema', body), isFormatted: true };
}

/** The types of edges with fields other than their records. */
function edgeTypes({ model }: Plan): Set<string> {
  const lists = model.resources.flatMap(({ list, relations }) => [
    list,
    ...relations.map((relation) => relation.list),
  ]);
  return new Set(lists.flatMap((list) => list?.edge?.type ?? []));
}

/**
 * `name: 'one' | 'other';`, laid out as Prettier does it: the one place where oxfmt differs.
 *
 * @param names null for any
 * @param indent the column at which it begins
 */
function member(name: string, names: readonly string[] | null, indent: number): string {
  if (names === null || names.length === 0) return `${name}: ${names ? 'never' : 'string'};`;
  const literals = names.map(text);
  const union = `${literals.join(' | ')};`;
  if (names.length === 1 || indent + name.length + 2 + union.length <= WIDTH)
    return `${name}: ${union}`;
  const below = ' '.repeat(indent + 2);
  if (below.length + union.length <= WIDTH) return `${name}:\n${below}${union}`;
  return `${name}:\n${literals.map((literal) => `${below}| ${literal}`).join('\n')};`;
}
