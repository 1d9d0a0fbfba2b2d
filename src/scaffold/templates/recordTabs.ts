import { object, property, textProperty, type Doc } from '../code/docs.ts';
import { SourceFile } from '../code/sourceFile.ts';
import type { Plan, ResourcePlan } from '../plan.ts';

/** So many tabs stand in the record's own file. */
const MOST_TABS = 12;

/** The constant with a record's tabs, or the file that it lies in, as [path, text]. */
export interface TabsCode {
  readonly code: Doc[];
  readonly files: Array<readonly [path: string, text: string]>;
}

/** The tabs of a record: in its own file, or where they are many in one beside it. */
export function tabsOf(file: SourceFile, plan: Plan, owner: ResourcePlan): TabsCode {
  if (owner.tabs.length === 0) return { code: [], files: [] };
  if (owner.tabs.length <= MOST_TABS) return { code: [tabsConstant(file, owner)], files: [] };
  const own = plan.tabsModule(owner);
  const apart = new SourceFile(own.path, `the type \`${owner.resource.type}\``);
  const text = apart.print(['export ', tabsConstant(apart, owner)]);
  file.value('tabs', own.path);
  return { code: [], files: [[own.path, text]] };
}

function tabsConstant(file: SourceFile, owner: ResourcePlan): Doc {
  const type = file.type('RecordTabs', 'src/ui/record/RecordTabs.tsx');
  const entries = owner.tabs.map((tab) =>
    property(
      tab.relation.field,
      object([
        textProperty('label', tab.relation.label),
        property('Panel', file.value(tab.name, tab.path)),
      ]),
    ),
  );
  return [`const tabs: ${type} = `, object(entries, { expanded: true }), ';'];
}
