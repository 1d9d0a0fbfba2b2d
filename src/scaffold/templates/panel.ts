import type { SelectionNode } from 'graphql';
import { code } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { responseParameter } from '../graphql/responseParameter.ts';
import { query, spreadFlagged } from '../graphql/nodes.ts';
import { rowsOf } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { countField, countIn } from '../lists/counting.ts';
import type { CountsPlan, PanelPlan } from '../home/panelPlan.ts';
import type { Plan } from '../plan.ts';
import { optionalFields } from './table.ts';

/** What the home page shows of a resource: how many records there are, and the newest. */
export function panelFile(plan: Plan, panel: PanelPlan): GeneratedFile {
  const { owner, list, name, table, latest, counts } = panel;
  const type = artifactType(`${name}Query`);
  const countsType = counts && artifactType(`${name}CountsQuery`);
  const shown = importedModule(table);
  const { parameter, value } = responseParameter(plan, plan.queryType, list.path);
  return sourceFile(
    panel.path,
    rootCoordinate('Query', list.path),
    code`
      /** ${owner.resource.pluralLabel} on the home page: how many there are, and the newest. */
      export const ${name} = ${framework.definePanel}<
        ${[type, `typeof ${shown}`, ...(countsType ? [countsType] : [])].join(', ')}
      >({
        ${property('resource', plan.describe(owner))},
        ${property('table', shown)},
        columns: [${latest.columns.map(text).join(', ')}],
        query: ${tagged(query(type, [], [latestField(plan, panel)]))},
        rows: (${parameter}) => ${rowsOf(value, list.rows)},
        ${counts && countsType && countsProperty(plan, counts, countsType)}
      });
    `,
  );
}

/** The list's field with its newest rows, of which the table shows a few columns. */
function latestField(plan: Plan, { list, table, latest }: PanelPlan): SelectionNode {
  const flags = optionalFields(plan, table).flatMap((fields): Array<[string, boolean]> => {
    const areShown = fields.columns.some((name) => latest.columns.includes(name));
    return areShown === fields.byDefault ? [] : [[fields.variable, areShown]];
  });
  const whole = new Selection();
  const { path, rows } = list;
  const own = whole.along(path.slice(0, -1));
  const page = own.object(path[path.length - 1], { args: latest.args, caught: false });
  page.along(rows).add([spreadFlagged(`${table.name}_rows`, flags)]);
  return whole.toNodes()[0];
}

/** How many records there are, in all and of each status: one query with a count for each. */
function countsProperty(plan: Plan, counts: CountsPlan, type: string): string {
  const { counting, counted, status } = counts;
  const fields = counted.map(({ alias, args }) => countField(counting, alias, args));
  return code`
    counts: {
      ${status && `filter: ${text(status.filter)},`}
      ${status && `${property('choices', plan.choices(status.enum))},`}
      query: ${tagged(query(type, [], fields))},
      count: (data, name) => ${countIn(plan, counting, 'name')},
    },
  `;
}
