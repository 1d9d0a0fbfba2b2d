import { lowered } from '../../model/wording/sentence.ts';
import { lines, object, property } from '../code/docs.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { memberPages } from '../fields/memberPages.ts';
import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';

/** Where the records of an interface have their pages, by their type. */
export function memberPagesFile(plan: Plan, owner: ResourcePlan, module: Module): GeneratedFile {
  const { type, pluralLabel } = owner.resource;
  const file = new SourceFile(module.path, `the type \`${type}\``);
  const resource = file.type('Resource', 'src/address/resource.ts');
  const pages = memberPages(plan, owner).map((page) =>
    property(page.resource.type, plan.describe(page)),
  );
  return file.print(
    lines(`/** Where ${lowered(pluralLabel)} have their pages, by their type. */`, [
      `export const ${module.name}: Readonly<Record<string, ${resource}>> = `,
      object(pages, { expanded: true }),
      ';',
    ]),
  );
}
