import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import { makePlan } from '../../src/scaffold/makePlan.ts';
import { printPlan } from '../../src/scaffold/scaffold.ts';
import { sampleSchema } from './scaffolded.ts';

const PRISMA = 'tests/schemas/typegraphql-prisma.graphql';

/** Freezes the plain objects and arrays of a plan; classes keep their fields to themselves. */
function freeze(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)
    for (const inner of Object.values(Object.freeze(value))) freeze(inner, seen);
}

describe.each([
  ['the sample', sampleSchema],
  ['a schema of nested writes', () => buildSchema(readFileSync(PRISMA, 'utf8'))],
])('the plan of %s', (_, read) => {
  const schema = read();
  const plan = makePlan(buildModel(schema), schema);

  test('is not changed by printing it', () => {
    for (const part of Object.values(plan)) freeze(part);
    const files = [...printPlan(plan)];
    expect(files.length).toBeGreaterThan(50);
    expect([...printPlan(plan)]).toEqual(files);
  });

  test('has every picker and module that files import', () => {
    const files = [...printPlan(plan)];
    const paths = new Set(files.map(({ path }) => path));
    const missing = files
      .flatMap(({ references }) => [...references])
      .filter((path) => path.startsWith('src/resources/') && !paths.has(path));
    expect(missing).toEqual([]);
  });
});
