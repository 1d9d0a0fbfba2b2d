import type { Sort, SortField } from '../../model/types/listQuery.ts';
import type { Template } from '../../model/types/variables.ts';
import { code } from '../code/code.ts';
import { array, object, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { columnNames } from '../templates/table.ts';
import { argumentsOf, onlyStep, sortsCode, valueAt } from './order.ts';
import type { RelatedColumnsPlan } from './relatedColumns.ts';

/** Sorts by columns of related records. */
interface SortsOfRelation {
  readonly relation: string;
  /** By the fields of the related records. */
  readonly sorts: readonly SortField[];
}

/**
 * `sorts: …` of the columns of related records and of their numbers; null where the schema can sort by none of them.
 *
 * @param isChoice whether an input object on the way to a direction takes exactly one of its fields, which TypeScript
 *   holds against a name that is not written out
 */
export function relatedSortsCode(
  sort: Sort | null,
  { relations, counts }: Pick<RelatedColumnsPlan, 'relations' | 'counts'>,
  hasArgument: (name: string) => boolean,
  isChoice: (path: readonly string[]) => boolean,
): string | null {
  const isKnown = (each: SortField) => argumentsOf(each).every(hasArgument);
  const numbers = (sort?.counts ?? [])
    .filter((each) => counts.some(({ of }) => of.field === each.field) && isKnown(each))
    .map((each) => ({ ...each, field: `${each.field}.count` }));
  const found = relations.flatMap(({ relation: { field }, table }): SortsOfRelation[] => {
    const [, ...columns] = columnNames(table);
    const own = sort?.related?.find((related) => related.field === field);
    const sorts = (own?.fields ?? []).filter(
      (each) => columns.includes(each.field) && isKnown(each),
    );
    return sorts.length > 0 ? [{ relation: field, sorts }] : [];
  });
  if (found.length + numbers.length === 0) return null;
  const shapes = found.map((each) => ({ ...each, ...byShape(each.sorts, isChoice) }));
  const calls = shapes.flatMap(({ relation, shaped }) =>
    shaped.map((shape) => `...${throughCode(relation, shape)},`),
  );
  const others = [
    ...shapes.flatMap(({ relation, rest }) =>
      rest.map((each) => ({ ...each, field: `${relation}.${each.field}` })),
    ),
    ...numbers,
  ];
  if (calls.length === 0) return sortsCode(others);
  return code`{
    ${calls}
    ${others.length > 0 && `...${sortsCode(others)},`}
  }`;
}

/** Names of fields down to a direction; null stands for the name of the field that is sorted by. */
type Steps = ReadonlyArray<string | 0 | null>;

/** Sorts that differ in nothing but the field's name. */
interface Shape {
  readonly steps: Steps;
  readonly ways: readonly [ascending: string, descending: string];
  readonly fields: readonly string[];
}

function byShape(sorts: readonly SortField[], isChoice: (path: readonly string[]) => boolean) {
  const shapes = new Map<string, Shape>();
  const rest: SortField[] = [];
  for (const sort of sorts) {
    const ascending = sort.ascending && wayOf(sort.ascending, sort.field);
    const descending = sort.descending && wayOf(sort.descending, sort.field);
    const steps = JSON.stringify(ascending?.steps);
    const path = ascending?.steps.filter((step) => typeof step === 'string') ?? [];
    if (isChoice(path) || !ascending || !descending || steps !== JSON.stringify(descending.steps)) {
      rest.push(sort);
      continue;
    }
    const ways = [ascending.way, descending.way] as const;
    const key = JSON.stringify([steps, ways]);
    const known = shapes.get(key)?.fields ?? [];
    shapes.set(key, { steps: ascending.steps, ways, fields: [...known, sort.field] });
  }
  return { shaped: [...shapes.values()], rest };
}

/** The way to a direction by the field's name; null where it is another one. */
function wayOf(template: Template, field: string): { steps: Steps; way: string } | null {
  const steps: Array<string | 0> = [];
  let inner = template;
  for (let step = onlyStep(inner); step !== undefined; step = onlyStep(inner)) {
    steps.push(step);
    inner = valueAt(inner, [step]);
  }
  const isNamed = steps.filter((step) => step === field).length === 1;
  if (typeof inner !== 'string' || !isNamed) return null;
  return { steps: steps.map((step) => (step === field ? null : step)), way: inner };
}

/** `sortsThrough('customer', ['name', 'country'], ['asc', 'desc'], (field, way) => ({ … }))` */
function throughCode(relation: string, { steps, ways, fields }: Shape): string {
  const placed = steps.reduceRight<string>((inner, step) => {
    if (step === 0) return `[${inner}]`;
    return object([`${step === null ? '[field]' : step}: ${inner}`]);
  }, 'way');
  return `${framework.sortsThrough}(${[
    text(relation),
    array(fields.map(text)),
    array(ways.map(text)),
    `(field, way) => (${placed})`,
  ].join(', ')})`;
}
