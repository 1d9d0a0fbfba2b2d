import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isInputObjectType, type GraphQLSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { at } from '../../src/model/shapes/slots.ts';
import type { Filter } from '../../src/model/types/listQuery.ts';
import type { Slot } from '../../src/model/types/variables.ts';

/** The fields of the conditions that are sent at some slots. */
function namesAt(slots: ReadonlyArray<Slot | null | undefined>, place: Slot): string[] {
  return slots.flatMap((slot) => slot?.[place.length] ?? []);
}

/** The fields of a list's conditions that its filters, those of related records and their connectives set. */
function reached({ fields, related, and, or, not, conditions }: Filter): Set<string> {
  const place = conditions?.slot ?? [];
  const own = fields.flatMap(({ operators }) =>
    operators.flatMap(({ variables }) => Object.keys((at(variables, place) ?? {}) as object)),
  );
  const slots = related.flatMap((relation) => Object.values(relation.slots));
  return new Set([...own, ...namesAt([...slots, and, or, not], place)]);
}

/** Fields of conditions that no filter sets. */
function unreached(schema: GraphQLSchema): { all: number; left: string[] } {
  let all = 0;
  const left: string[] = [];
  for (const { type, list } of buildModel(schema).resources) {
    const conditions = schema.getType(list?.filter?.conditions?.type ?? '');
    if (!list?.filter || !isInputObjectType(conditions)) continue;
    const found = reached(list.filter);
    const names = Object.keys(conditions.getFields());
    all += names.length;
    left.push(...names.filter((name) => !found.has(name)).map((name) => `${type}.${name}`));
  }
  return { all, left };
}

test.each([
  ['the sample', 'schema/schema.graphql', 300],
  ['a Hasura database', 'tests/schemas/northwind-hasura.graphql', 10],
  ['a Prisma database', 'tests/schemas/typegraphql-prisma.graphql', 25],
])('every field of the conditions of %s can be filtered by', (_, file, least) => {
  const sdl = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const { all, left } = unreached(buildSchema(sdl, { assumeValid: true }));
  expect(left).toEqual([]);
  expect(all).toBeGreaterThanOrEqual(least);
});
