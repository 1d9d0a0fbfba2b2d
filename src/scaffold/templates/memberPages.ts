import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { memberPages } from '../fields/memberPages.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';

/** Where the records of an interface have their pages, by their type. */
export function memberPagesFile(plan: Plan, owner: Subject, module: Module): GeneratedFile {
  const { type, pluralLabel } = owner.resource;
  const pages = memberPages(plan, owner).map((page) =>
    property(page.resource.type, plan.describe(page)),
  );
  return sourceFile(
    module.path,
    `the type \`${type}\``,
    code`
      /** The pages of ${lowerFirst(pluralLabel)}, by their type. */
      export const ${module.name}: Readonly<Record<string, ${framework.Resource}>> = {
        ${commas(pages)}
      };
    `,
  );
}
