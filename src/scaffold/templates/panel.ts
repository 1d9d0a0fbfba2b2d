import type { SelectionNode } from 'graphql';
import { block, call, lines, property, object, returned, text } from '../code/docs.ts';
import {
  attribute,
  element,
  elementWith,
  functionAttribute,
  textAttribute,
  typedElement,
} from '../code/jsx.ts';
import { queryStatement } from '../code/relay.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { answer } from '../graphql/answer.ts';
import { field, query, spreadFlagged } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { countField } from '../home/counting.ts';
import type { CountsPlan, PanelPlan } from '../home/panelPlan.ts';
import { rowsDoc } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import { optionalFields } from './table.ts';

/** What the home page shows of a resource: how many records there are, and the newest. */
export function panelFile(plan: Plan, panel: PanelPlan): GeneratedFile {
  const { owner, list, name } = panel;
  const file = new SourceFile(panel.path, rootCoordinate('Query', list.path));
  const latestType = file.artifact(`${name}Query`);
  const countsType = panel.counts && file.artifact(`${name}CountsQuery`);
  const resource = plan.describe(owner);
  return file.print(
    queryStatement(file, 'query', query(latestType, [], [latestField(plan, panel)])),
    ...(panel.counts && countsType
      ? [queryStatement(file, 'countsQuery', query(countsType, [], countsIn(panel.counts)))]
      : []),
    component(file, plan, panel, countsType),
    `${name}.resource = ${resource};`,
    queries(file, panel, latestType, countsType),
  );
}

/** The list's field with its newest rows, of which the table shows a few columns. */
function latestField(plan: Plan, { list, table, latest }: PanelPlan): SelectionNode {
  const flags = optionalFields(plan, table).flatMap((fields): Array<[string, boolean]> => {
    const areShown = fields.columns.some((name) => latest.columns.includes(name));
    return areShown === fields.byDefault ? [] : [[fields.variable, areShown]];
  });
  const rows = list.rows.reduceRight<SelectionNode>(
    (inner, name) => field(name, { selections: [inner] }),
    spreadFlagged(`${table.name}_rows`, flags),
  );
  return list.path.reduceRight<SelectionNode>(
    (inner, name, depth) =>
      depth === list.path.length - 1
        ? field(name, { args: latest.args, selections: [inner] })
        : field(name, { selections: [inner] }),
    rows,
  );
}

function countsIn({ counting, counted }: CountsPlan): SelectionNode[] {
  return counted.map(({ alias, args }) => countField(counting, alias, args));
}

function component(
  file: SourceFile,
  plan: Plan,
  panel: PanelPlan,
  countsType: string | null,
): string {
  const { owner, list, name, latest, table } = panel;
  const page = answer(file, plan, plan.queryType, list.path, `${name}Query`);
  const plural = owner.resource.pluralLabel;
  const tableElement = element(file.value(table.name, table.path), [attribute('rows', 'rows')]);
  const children = [
    ...(panel.counts && countsType
      ? [countsElement(file, plan, panel, panel.counts, countsType)]
      : []),
    elementWith(
      file.value('LatestRecords', 'src/ui/home/LatestRecords.tsx'),
      [
        attribute('columns', `[${latest.columns.map(text).join(', ')}]`),
        attribute('count', 'rows.length'),
      ],
      [tableElement],
    ),
  ];
  const body = [
    ...page.statements,
    `const rows = ${rowsDoc(file, list, page.value)};`,
    `return ${children.length === 1 ? children[0] : elementWith('', [], children)};`,
  ];
  return lines(
    `/** ${plural} on the home page: how many there are, and the newest. */`,
    `export function ${name}() ${block(body)}`,
  );
}

function countsElement(
  file: SourceFile,
  plan: Plan,
  { owner }: PanelPlan,
  { counting: { total }, status, counted }: CountsPlan,
  type: string,
): string {
  const read = (alias: string) => {
    const start = { expression: 'data', type: plan.queryType, mayBeMissing: false };
    const { expression } = follow(start, total.path);
    return expression.replace(`data.${total.path[0]}`, `data.${alias}`);
  };
  const byStatus = counted.flatMap(({ alias, value }) =>
    value === null ? [] : [property(value, read(alias))],
  );
  const numbers = [
    property('all', read('all')),
    ...(byStatus.length > 0 ? [property('byStatus', object(byStatus, { expanded: true }))] : []),
  ];
  return typedElement(
    file.value('Counts', 'src/ui/home/Counts.tsx'),
    [type],
    [
      attribute('query', 'countsQuery'),
      attribute('resource', plan.describe(owner)),
      ...(status
        ? [textAttribute('filter', status.filter), attribute('choices', plan.choices(status.enum))]
        : []),
      functionAttribute('read', 'data', returned(object(numbers, { expanded: true }))),
    ],
  );
}

function queries(
  file: SourceFile,
  { owner, name }: PanelPlan,
  latestType: string,
  countsType: string | null,
): string {
  const pageQuery = file.value('pageQuery', 'src/relay/pageQueries.ts');
  const asked = (type: string, tag: string, need: string) =>
    call(`${pageQuery}<${type}>`, [tag, '{}', `{ need: '${need}' }`]);
  const key = owner.descriptor.name;
  const entries = [
    property(key, asked(latestType, 'query', 'panel')),
    ...(countsType
      ? [property(`${key}Counted`, asked(countsType, 'countsQuery', 'deferred'))]
      : []),
  ];
  return `${name}.queries = () => (${object(entries, { expanded: true })});`;
}
