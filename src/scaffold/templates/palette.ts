import { code, commas } from '../code/code.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { imported, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import { TOOLS } from '../tools/toolPlan.ts';

/** What the palette finds besides pages; it is loaded when the palette is first opened. */
export function paletteFile({ searches, tools }: Plan): GeneratedFile {
  // Of all at once: loading each by itself would be a request for each resource.
  const finders = searches.map(({ finder }) => importedModule(finder));
  return sourceFile(
    'src/resources/palette.ts',
    'the lists of the schema',
    code`
      /** The searches of the palette: records, in the order of the navigation, and tools. */
      export const palette: ${framework.PaletteSource} = {
        searches: [${commas(finders)}],
        ${property('tools', tools.length > 0 ? imported('tools', TOOLS) : '[]')},
      };
    `,
  );
}
