import type { List } from '../../model/types/relations.ts';
import { lowered } from '../../model/wording/sentence.ts';
import { array, block, lines, type Doc } from '../code/docs.ts';
import {
  attribute,
  element,
  elementWith,
  functionAttribute,
  jsxAttribute,
  returnJsx,
} from '../code/jsx.ts';
import { loaderAttribute } from '../code/lazy.ts';
import type { SourceFile } from '../code/sourceFile.ts';
import { answer } from '../graphql/answer.ts';
import type { EdgesCode } from '../lists/edges.ts';
import { pageInfoDoc, rowsDoc } from '../lists/listCode.ts';
import type { TotalPlan } from '../lists/total.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan, TablePlan } from '../resourcePlan.ts';

/** What the screen of a list is written with. */
interface ScreenParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: ResourcePlan;
  readonly list: List;
  readonly table: TablePlan;
  readonly edges: EdgesCode | null;
  readonly component: string;
  readonly total: TotalPlan | null;
  readonly isExported: boolean;
}

/** The component that shows the rows of a list. */
export function screen({
  file,
  plan,
  owner,
  list,
  table,
  edges,
  component,
  total,
  isExported,
}: ScreenParts): Doc {
  const data = answer(file, plan, plan.queryType, list.path, `${owner.list?.name}Query`);
  const attributes = [
    attribute('resource', plan.describe(owner)),
    attribute('settings', 'settings'),
    attribute('pageInfo', pageInfoDoc(list, data.value)),
    ...(total ? [jsxAttribute('total', totalElement(file, owner, total))] : []),
    ...(owner.record ? [loaderAttribute('loadRecord', file, owner.record)] : []),
    ...(owner.subscriptions ? [loaderAttribute('subscriptions', file, owner.subscriptions)] : []),
    ...(owner.list?.bulk ? [loaderAttribute('bulk', file, owner.list.bulk)] : []),
    ...toolsAttribute(file, plan, owner),
    ...(owner.list?.imported ? [loaderAttribute('imported', file, owner.list.imported)] : []),
  ];
  const rows = file.value(table.name, table.path);
  const body = [
    ...data.statements,
    ...(edges?.statements(data.value) ?? [`const rows = ${rowsDoc(file, list, data.value)};`]),
    returnJsx(
      elementWith(file.value('ListScreen', 'src/ui/list/ListScreen.tsx'), attributes, [
        element(rows, [attribute('rows', 'rows'), ...(edges ? [edges.attribute] : [])]),
      ]),
    ),
  ];
  const plural = lowered(owner.resource.pluralLabel);
  return isExported
    ? lines(`/** The list of ${plural}. */`, [`export function ${component}() `, block(body)])
    : [`function ${component}() `, block(body)];
}

/** What can be done to the records of a resource as a whole: tools that change something and answer with them. */
function toolsAttribute(file: SourceFile, plan: Plan, { resource }: ResourcePlan): Doc[] {
  const own = plan.tools.filter(
    ({ tool: { operation, result } }) =>
      operation === 'mutation' &&
      [result.record, result.rows?.record].some((type) => type === resource.type),
  );
  const names = own.map(({ descriptor }) => file.value(descriptor.name, descriptor.path));
  return names.length > 0 ? [attribute('tools', array(names))] : [];
}

/** The screen of a list that the backend gives only when it is told which. */
export function askFirst(
  file: SourceFile,
  plan: Plan,
  owner: ResourcePlan,
  component: string,
): Doc {
  const attributes = [
    attribute('resource', plan.describe(owner)),
    attribute('settings', 'settings'),
  ];
  const body = [
    returnJsx(
      elementWith(file.value('AskFirst', 'src/ui/list/AskFirst.tsx'), attributes, [
        element(component, []),
      ]),
    ),
  ];
  return lines(
    `/** The list of ${lowered(owner.resource.pluralLabel)}, once it is said of what. */`,
    [`export function ${owner.list?.name}() `, block(body)],
  );
}

function totalElement(file: SourceFile, { list }: ResourcePlan, total: TotalPlan): Doc {
  const name = file.value('ListTotal', 'src/ui/list/ListTotal.tsx');
  return element(`${name}<${file.artifact(`${list?.name}TotalQuery`)}>`, [
    attribute('query', 'totalQuery'),
    functionAttribute('read', 'data', total.read),
  ]);
}
