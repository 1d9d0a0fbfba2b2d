import { code, commas } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';

/** The resources that have a list, for the navigation and the home page. */
export function navigationFile(plan: Plan): GeneratedFile {
  const { main, more } = plan.navigation;
  const describe = (owners: readonly Subject[]) =>
    commas(owners.map((owner) => plan.describe(owner)));
  return sourceFile(
    'src/resources/navigation.ts',
    'the lists of the schema',
    code`
      /** The resources, in the order of the navigation. */
      export const navigation: ${framework.ResourceGroups} = {
        main: [${describe(main)}],
        more: [${describe(more)}],
        ${plan.tools.length > 0 && 'hasTools: true,'}
      };
    `,
  );
}
