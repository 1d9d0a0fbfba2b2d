import { getNullableType, type SelectionNode } from 'graphql';
import { fieldsOn } from '../../model/shapes/steps.ts';
import { outputField, outputFields } from '../../model/shapes/typeShapes.ts';
import type { List } from '../../model/types/relations.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { code } from '../code/code.ts';
import { object, property } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { labelProperty } from '../code/labelProperty.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import { readRelation } from '../fields/relations.ts';
import { isChoice } from '../forms/oneOf.ts';
import { fragment, includedEach, query, spread, spreadWith } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { inputTypeAt } from '../lists/condition.ts';
import { countField } from '../lists/counting.ts';
import type { EdgesCode } from '../lists/edges.ts';
import { definitions, listField, type ListCode } from '../lists/listCode.ts';
import { rowsWith } from '../lists/pageCode.ts';
import {
  flagOfRelated,
  type RelatedColumnsPlan,
  type RelatedTable,
} from '../lists/relatedColumns.ts';
import type { RowOrderCode } from '../lists/rowOrder.ts';
import { relatedSortsCode } from '../lists/relatedSorts.ts';
import { Names } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { CountedTab } from '../records/countedTab.ts';
import { optionalFields } from './table.ts';

/** A list whose rows lead to records with columns of their own, or to several that are counted. */
interface RelatingList {
  readonly list: List;
  readonly table: TablePlan;
  readonly settings: Pick<ListCode, 'variables'>;
  readonly edges: EdgesCode | null;
  readonly order: RowOrderCode | null;
  readonly related: RelatedColumnsPlan;
}

/** What a relation adds to the file. */
interface RelationCode {
  readonly field: string;
  /** What defines its columns. */
  readonly call: string;
  readonly selections: readonly SelectionNode[];
  /** The variables that include what it asks for. */
  readonly variables: readonly string[];
}

/** The columns of related records, and the list's query with what they show. */
export function relatedColumnsFile(plan: Plan, relating: RelatingList): GeneratedFile {
  const { list, table, settings, edges, order, related } = relating;
  const { owner } = table;
  const parts = [
    ...related.relations.map((each) => relationCode(plan, table, each)),
    ...countCodes(plan, table, related.counts),
  ];
  const name = `${related.name}_rows`;
  const flags = parts.flatMap(({ variables }) => variables);
  // No other query spreads it: it takes the variables of this one.
  const rows = fragment(
    name,
    table.rowType,
    parts.flatMap(({ selections }) => selections),
    { plural: true },
  );
  const own = optionalFields(plan, table);
  const asked = query(
    `${related.name}Query`,
    definitions(settings.variables, [
      ...own.map((each) => [each.variable, each.byDefault] as const),
      ...flags.map((flag) => [flag, false] as const),
    ]),
    [
      listField(
        list,
        settings.variables.keys(),
        rowsWith(
          list,
          [
            spreadWith(
              `${table.name}_rows`,
              own.map(({ variable }) => variable),
            ),
            spread(name),
            ...(order ? [spread(order.fragment)] : []),
          ],
          edges?.selections,
        ),
      ),
    ],
  );
  const typed = `satisfies ${framework.RelationOfRows}<${artifactType(`${name}$key`)}>`;
  const sorts = relatedSortsCode(
    list.sort,
    related,
    (argument) => settings.variables.has(argument),
    (slot) => isChoice(plan.schema, inputTypeAt(plan, list, slot)),
  );
  return sourceFile(related.path, `the relations of the type \`${table.rowType}\``, [
    code`
    /** Columns of the records that ${lowerFirst(owner.resource.pluralLabel)} lead to, which people can add to lists. */
    export const relatedColumns = ${framework.defineRelatedColumns}<
      ${artifactType(`${related.name}Query`)},
      ${artifactType(`${name}$key`)}
    >({
      ${property('table', importedModule(table))},
      query: ${tagged(asked)},
      fragment: ${tagged(rows)},
      ${property(
        'relations',
        object(
          parts.map(({ field, call }) => entry(field, call, typed)),
          { expanded: true },
        ),
      )},
      ${sorts && `${property('sorts', sorts)},`}
    });
  `,
  ]);
}

/** `customer: relatedRecords(CustomerTable, (order) => order.customer)`, and what it asks for. */
function relationCode(
  plan: Plan,
  { owner, rowType }: TablePlan,
  { relation, table }: RelatedTable,
): RelationCode {
  const selection = new Selection();
  const { variable } = owner;
  const source = { context: plan, selection, variable, isOptional: true };
  const { expression, inside } = readRelation(source, { type: rowType }, relation);
  const whole = flagOfRelated(relation);
  const passed = new Map(
    optionalFields(plan, table).map((each) => [
      each.variable,
      flagOfRelated(relation, each.variable),
    ]),
  );
  inside.selection.spread(`${table.name}_rows`, passed);
  const label = labelProperty(relation.field, relation.label);
  const call = `${framework.relatedRecords}(${[
    importedModule(table),
    `(${variable}) => ${expression}`,
    ...(label.length > 0 ? [object(label)] : []),
  ].join(', ')})`;
  return {
    field: relation.field,
    call,
    selections: includedEach(whole, selection.toNodes()),
    variables: [whole, ...passed.values()],
  };
}

/** `orders: relatedCount((customer) => partOf(customer.ordersCount, (counted) => counted.totalCount))` for each count. */
function countCodes(
  plan: Plan,
  { owner, rowType }: TablePlan,
  counts: readonly CountedTab[],
): RelationCode[] {
  const type = plan.type(rowType);
  // Whatever else is asked of the field, for columns and for other relations, has a name of its own.
  const aliases = new Names();
  for (const { name } of outputFields(type)) aliases.give(name, '');
  return counts.map(({ of, counting, args }) => {
    const { field } = of;
    const [first] = fieldsOn(counting.total.path);
    const below = counting.total.path.slice(1);
    const counted = outputField(type, first);
    if (!counted) throw new Error(`${rowType} has no field ${first}.`);
    const alias = aliases.give(`${field}Count`, '');
    const flag = flagOfRelated(of);
    const whole = `${owner.variable}.${alias}`;
    const part = plan.variable('counted', owner.variable);
    const inside = { expression: part, type: getNullableType(counted.type), mayBeMissing: false };
    const read =
      below.length === 0
        ? whole
        : `${framework.partOf}(${whole}, (${part}) => ${follow(inside, below).expression})`;
    const label = labelProperty(field, of.label);
    const call = `${framework.relatedCount}(${[
      `(${owner.variable}) => ${read}`,
      ...(label.length > 0 ? [object(label)] : []),
    ].join(', ')})`;
    return {
      field,
      call,
      selections: includedEach(flag, [countField(counting, alias, args, { caught: true })]),
      variables: [flag],
    };
  });
}
