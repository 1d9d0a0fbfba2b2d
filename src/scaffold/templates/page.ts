import { code } from '../code/code.ts';
import * as framework from '../code/framework.ts';
import { pathTo } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';

/** A route: which screen it shows. */
export function pageFile(path: string, screen: Module, source: string): GeneratedFile {
  return sourceFile(
    path,
    source,
    code`export { ${screen.name} as default } from '${pathTo(screen.path)}';`,
  );
}

/** The page of a resource that no list has. */
export function findPage(plan: Plan, owner: Subject, source: string): GeneratedFile {
  return sourceFile(
    `pages/${owner.resource.slug}/index.tsx`,
    source,
    code`
      export default function FindPage() {
        return <${framework.FindRecord} resource={${plan.describe(owner)}} />;
      }
    `,
  );
}
