import type { SelectionNode } from 'graphql';
import { labelOf } from '../../locale/labelOf.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { argument, query, variableDefinition } from '../graphql/nodes.ts';
import { countField, countIn } from '../lists/counting.ts';
import type { TrendPlan } from '../home/trendPlan.ts';
import { filterCall } from '../lists/filterCode.ts';
import { alwaysProperty } from '../lists/listCode.ts';
import { firstRows } from '../lists/literalListArguments.ts';
import type { Plan } from '../plan.ts';

/** As `src/ui/home/trend.ts` has it. */
const COUNTS = 10;

/** How a resource's records are counted day by day: a query with a count for each of a few days or weeks. */
export function trendFile(plan: Plan, trend: TrendPlan): GeneratedFile {
  const { name, path, owner, list, listQuery, filter, always, counting } = trend;
  const first = firstRows(counting.list, counting.rows ?? 0);
  const filtered = { resource: owner.resource, query: listQuery };
  const unlabelled = { ...filter, label: labelOf(filter.name) };
  const types = `${artifactType(`${name}Query`)}, ${artifactType(listQuery)}['variables']`;
  return sourceFile(
    path,
    rootCoordinate('Query', list.path),
    code`
      /** How many ${lowerFirst(owner.resource.pluralLabel)} there were in each of several days or weeks. */
      export const ${name}: ${framework.Trend}<${types}> = {
        date: ${text(filter.name)},
        filter: ${filterCall(plan, filtered, unlabelled)},
        ${commas(alwaysProperty(always, ({ hole }) => String(first[hole])))}
        count: (data, bucket) => ${countIn(plan, counting, 'bucket')},
        // Ten counts: more days or weeks are counted by more calls.
        query: ${tagged(queryOf(trend, `${name}Query`))},
      };
    `,
  );
}

function queryOf({ counting, varied, args }: TrendPlan, name: string) {
  const indexes = Array.from({ length: COUNTS }, (_, index) => index);
  const variables = indexes.flatMap((index) =>
    varied.map((own) => variableDefinition(`${own}${index}`, counting.list.arguments[own])),
  );
  const counts = indexes.map((index): SelectionNode => {
    const own = varied.map((each) => argument(each, `${each}${index}`));
    return countField(counting, `n${index}`, [...args, ...own]);
  });
  return query(name, variables, counts);
}

/** What the home page draws, in its order; how each is asked for is loaded when it comes into sight. */
export function trendsFile(plan: Plan): GeneratedFile {
  const entries = plan.trends.map(
    (trend) => code`
      {
        resource: ${plan.describe(trend.owner)},
        load: ${lazily(trend)},
      }
    `,
  );
  return sourceFile(
    'src/resources/trends.ts',
    'the lists of the schema',
    code`
      /** The charts of the home page, in their order. */
      export const trends: readonly ${framework.HomeTrend}[] = [${commas(entries)}];
    `,
  );
}
