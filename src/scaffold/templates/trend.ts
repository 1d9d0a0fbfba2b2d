import type { SelectionNode } from 'graphql';
import { outputField } from '../../model/shapes/typeShapes.ts';
import { lowered } from '../../model/wording/sentence.ts';
import {
  array,
  arrow,
  constant,
  lines,
  object,
  property,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import { loader } from '../code/lazy.ts';
import { queryStatement } from '../code/relay.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { argument, included, query, variableDefinition } from '../graphql/nodes.ts';
import { follow } from '../graphql/reading.ts';
import { countField } from '../home/counting.ts';
import type { TrendPlan } from '../home/trendPlan.ts';
import { filterCall } from '../lists/filterCode.ts';
import { alwaysProperty } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';

/** As `src/ui/home/stretches.ts` has it: so many days are looked back on, or so many weeks. */
const DAYS = 30;
const WEEKS = 12;

const TREND = 'src/ui/home/trend.ts';

/** How a resource's records are counted day by day: one query with a count for each stretch of days. */
export function trendFile(plan: Plan, trend: TrendPlan): GeneratedFile {
  const { name, path, owner, list, listQuery, filter, always, counting } = trend;
  const file = new SourceFile(path, rootCoordinate('Query', list.path));
  const type = file.artifact(`${name}Query`);
  const variables = `${file.artifact(listQuery)}['variables']`;
  const settings = object(
    [
      'query',
      textProperty('date', filter.name),
      property('filter', filterCall(file, plan, filter)),
      ...alwaysProperty(always, () => String(counting.rows)),
      property('count', arrow(['data', 'stretch'], countIn(plan, trend))),
    ],
    { expanded: true },
  );
  const declared = constant(name, file.type('Trend', TREND), [`${type}, ${variables}`], settings);
  return file.print(
    queryStatement(file, 'query', queryOf(trend, `${name}Query`)),
    lines(
      `/** How many ${lowered(owner.resource.pluralLabel)} there were in each of some stretches of days. */`,
      ['export ', declared],
    ),
  );
}

/** The first counts serve weeks, too; days are more. */
function queryOf({ counting, varied, args }: TrendPlan, name: string) {
  const stretches = Array.from({ length: DAYS }, (_, index) => index);
  const variables = stretches.flatMap((index) =>
    varied.map((own) => variableDefinition(`${own}${index}`, counting.list.arguments[own])),
  );
  const counts = stretches.map((index): SelectionNode => {
    const own = varied.map((each) => argument(each, `${each}${index}`));
    return countField(counting, `n${index}`, [...args, ...own]);
  });
  return query(
    name,
    [...variables, variableDefinition('withDays', 'Boolean!')],
    [...counts.slice(0, WEEKS), included('withDays', counts.slice(WEEKS))],
  );
}

/** `data[stretch]?.totalCount` */
function countIn(plan: Plan, { counting: { total } }: TrendPlan): Doc {
  const [root, ...below] = total.path;
  const type = outputField(plan.queryType, root)?.type;
  if (!type) throw new Error(`The model names Query.${root}, which is not there.`);
  return follow({ expression: 'data[stretch]', type, mayBeMissing: true }, below).expression;
}

/** What the home page draws, in its order; how each is asked for is loaded when it comes into sight. */
export function trendsFile(plan: Plan, trends: readonly TrendPlan[]): GeneratedFile {
  const file = new SourceFile('src/resources/trends.ts', 'the lists of the schema');
  const entries = trends.map((trend) =>
    object(
      [property('resource', plan.describe(trend.owner)), property('load', loader(file, trend))],
      { expanded: true },
    ),
  );
  const type = file.type('HomeTrend', TREND);
  return file.print(
    lines('/** What the home page draws over time, in its order. */', [
      `export const trends: readonly ${type}[] = `,
      array(entries, { broken: entries.length > 0 }),
      ';',
    ]),
  );
}
