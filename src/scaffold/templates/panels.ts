import { code, commas } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import { importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';

/** The panels of the home page, in their order. */
export function panelsFile({ panels }: Plan): GeneratedFile {
  return sourceFile(
    'src/resources/panels.ts',
    'the lists of the schema',
    code`
      /** The panels of the home page, in their order. */
      export const panels: readonly ${framework.HomePanel}[] = [${commas(panels.map(importedModule))}];
    `,
  );
}
