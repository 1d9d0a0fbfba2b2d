import { code, commas } from '../code/code.ts';
import { object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { labelProperty } from '../code/labelProperty.ts';
import { imported, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { ChoiceLists } from '../home/choiceLists.ts';
import type { ValueList } from '../home/valueLists.ts';
import { TOOLS } from '../tools/toolPlan.ts';

/** What the palette finds besides pages; it is loaded when the palette is first opened. */
export function paletteFile(plan: Plan): GeneratedFile {
  const { searches, choiceLists, valueLists, tools } = plan;
  // Of all at once: loading each by itself would be a request for each resource.
  const finders = searches.map(({ finder }) => importedModule(finder));
  return sourceFile(
    'src/resources/palette.ts',
    'the lists of the schema',
    code`
      /** What the palette finds: records, in the order of the navigation, lists by a value of theirs, and tools. */
      export const palette: ${framework.PaletteSource} = {
        searches: [${commas(finders)}],
        choices: [${commas(choiceLists.map((each) => choiceListCode(plan, each)))}],
        ${valuesCode(plan, 'amounts', valueLists.amounts)}
        ${valuesCode(plan, 'days', valueLists.days)}
        ${property('tools', tools.length > 0 ? imported('tools', TOOLS) : '[]')},
      };
    `,
  );
}

/** Nothing where no list can be narrowed so. */
function valuesCode(plan: Plan, name: string, lists: readonly ValueList[]): string {
  const entries = lists.map(({ owner, filter }) =>
    object([
      property('resource', plan.describe(owner)),
      property('filter', text(filter.name)),
      ...labelProperty(filter.name, filter.label),
    ]),
  );
  return entries.length > 0 ? code`${name}: [${commas(entries)}],` : '';
}

function choiceListCode(plan: Plan, { owner, filter }: ChoiceLists): string {
  return object([
    property('resource', plan.describe(owner)),
    property('filter', text(filter.name)),
    ...labelProperty(filter.name, filter.label),
    property('choices', plan.choices(filter.enum)),
  ]);
}
