import { code } from '../code/code.ts';
import { object, property } from '../code/docs.ts';
import { entry } from '../code/entries.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { pathTo } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { isLimited } from '../lists/paging.ts';
import type { Plan } from '../plan.ts';
import { operationsBeside } from './picker.ts';

/** What screens load of other resources than their own; it is loaded with the first of them. */
export function modulesFile(plan: Plan): GeneratedFile {
  const operations = new Map(
    plan.pickers.all.map((picker) => [picker.owner, operationsBeside(plan, picker)]),
  );
  const entries = plan.resources.flatMap(({ subject, list }) => {
    const own = operations.get(subject);
    const filters = list?.filters;
    const { total, pagination } = subject.resource.list ?? {};
    const isCounted = list && total && pagination && isLimited(pagination);
    const modules = [
      ...(own ? [property('operations', lazily(own))] : []),
      ...(filters ? [property('filters', `() => import('${pathTo(filters.path)}')`)] : []),
      ...(isCounted ? [property('isCounted', 'true')] : []),
    ];
    return modules.length > 0 ? [entry(subject.resource.slug, object(modules))] : [];
  });
  return sourceFile(
    'src/resources/modules.ts',
    'the resources of the schema',
    code`
      /** What screens of other resources know of each, and load: the form of a new record, and the filters of its list. */
      export const modules: ${framework.ModulesByResource} = ${object(entries, { expanded: true })};
    `,
  );
}
