import { array, lines } from '../code/docs.ts';
import { SourceFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';

/** The resources that have a list, for the navigation and the home page. */
export function navigationFile(plan: Plan): [path: string, text: string] {
  const file = new SourceFile('src/resources/navigation.ts', 'the lists of the schema');
  const listed = plan.resources.filter(({ list }) => list).map((owner) => plan.describe(file, owner));
  const type = file.type('Resource', 'src/ui/resource.ts');
  const text = file.print(
    lines('/** The resources in the order in which the navigation shows them. */', [
      `export const navigation: readonly ${type}[] = `,
      array(listed),
      ';',
    ]),
  );
  return [file.path, text];
}
