import { isCompositeType, type GraphQLCompositeType } from 'graphql';
import {
  block,
  group,
  ifBreak,
  indent,
  line,
  lines,
  property,
  text,
  type Doc,
} from '../code/docs.ts';
import { SourceFile } from '../code/sourceFile.ts';
import { recordFields } from '../../model/shapes/envelope.ts';
import type { Plan } from '../plan.ts';

/** The names of the schema as a type, so that an editor completes hints and marks wrong names. */
export function namesFile(plan: Plan): [path: string, text: string] {
  const file = new SourceFile('schema/names.ts', 'the schema');
  const { queries, mutations } = plan.model.paths;
  const types = Object.values(plan.schema.getTypeMap()).filter(
    (type): type is GraphQLCompositeType => isCompositeType(type) && !type.name.startsWith('__'),
  );
  const edges = edgeTypes(plan);
  const members = types.map((type) => {
    const isNamed = plan.of(type.name) !== undefined || edges.has(type.name);
    const hasFields = isNamed && 'getFields' in type;
    const names = hasFields ? recordFields(type).map(({ field }) => field.name) : null;
    return member(type.name, names);
  });
  const body = block([
    ['types: ', block(members), ';'],
    member('queries', queries),
    member('mutations', mutations),
  ]);
  const code = file.print(
    lines(
      '/** What hints can name: types with the fields of resources and of their edges, and root fields. */',
      ['export type Names = ', body, ';'],
    ),
  );
  return [file.path, code];
}

/** The types of edges that say something beside their records. */
function edgeTypes({ model }: Plan): Set<string> {
  const lists = model.resources.flatMap(({ list, relations }) => [
    list,
    ...relations.map((relation) => relation.list),
  ]);
  return new Set(lists.flatMap((list) => list?.edge?.type ?? []));
}

/** `name: 'one' | 'other';` @param names null for any */
function member(name: string, names: readonly string[] | null): Doc {
  const [first, ...others] = (names ?? []).map(text);
  if (first === undefined) return [property(name, names === null ? 'string' : 'never'), ';'];
  if (others.length === 0) return [property(name, first), ';'];
  const union = group([ifBreak('| '), first, others.map((other) => [line, '| ', other])]);
  return group([`${name}:`, group(indent([line, union])), ';']);
}
