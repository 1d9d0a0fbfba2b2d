import { code, commas } from '../code/code.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import { VIEWER } from './viewer.ts';
import type { Subject } from '../subject.ts';

/** The resources that have a page of their own, which the app's navigation is made of. */
export function resourcesFile(plan: Plan): GeneratedFile {
  const { main, more, withoutList, system, joins } = plan.navigation;
  const describe = (owners: readonly Subject[]) =>
    commas(owners.map((owner) => plan.describe(owner)));
  return sourceFile(
    'src/resources/resources.ts',
    'the lists of the schema',
    code`
      /** The resources that have a list, and those whose records are opened by their keys. */
      export const resources: ${framework.ResourceGroups} = {
        main: [${describe(main)}],
        more: [${describe(more)}],
        ${system.length > 0 && code`system: [${describe(system)}],`}
        ${withoutList.length > 0 && code`withoutList: [${describe(withoutList)}],`}
        ${joins.length > 0 && code`joins: [${describe(joins)}],`}
        ${plan.tools.length > 0 && 'hasTools: true,'}
        ${plan.model.viewer && `${property('viewer', importedModule(VIEWER))},`}
      };
    `,
  );
}
