import * as framework from '../code/framework.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { block, constant, lines, statement } from '../code/docs.ts';
import { attribute, element, elementWith, textAttribute } from '../code/jsx.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { spreadFlagged } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { flagOf, relationsBackTo } from '../lists/backRelations.ts';
import { edgesOf, type EdgesCode } from '../lists/edges.ts';
import { codeOf, pageInfoDoc, listField, rowsDoc, rowsWith } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import type { Subject } from '../subject.ts';
import type { UnionTabPlan } from '../resourcePlan.ts';
import { ROWS_OF_TABS, tabQueries, tabQuery, type TabSource } from './tab.ts';

/** Pages of records and values of several kinds, as a tab of their record's page. */
export function mixedTabFile(
  plan: Plan,
  owner: Subject,
  tab: UnionTabPlan,
  lookup: Lookup,
): GeneratedFile {
  const { unionField, name, entries } = tab;
  const { field } = unionField;
  const file = new SourceFile(tab.path, `\`${owner.resource.type}.${field}\``);
  const list = codeOf(file, plan, {
    resource: null,
    list: tab.list,
    fields: [],
    columns: [],
    size: ROWS_OF_TABS,
    isBelow: true,
  });
  const code = new LookupCode(plan, owner.resource, lookup, new Set(list.variables.keys()));
  const parts: TabSource = { file, plan, owner, name, field, list, lookup: code };
  const type = artifactType(`${name}Query`);
  const settingsType = framework.ListSettings;
  const flags = relationsBackTo(entries, owner.resource.type).map(flagOf);
  const ofRow = spreadFlagged(
    `${entries.name}_rows`,
    flags.map((flag) => [flag, false]),
  );
  const edges = entries.hasEdges ? edgesOf(file, plan, tab, tab.list, { owner }) : null;
  const ofRows = rowsWith(tab.list, [ofRow], edges?.selections);
  const rows = listField(tab.list, list.variables.keys(), ofRows);
  return file.print(
    constant('settings', settingsType, `${type}['variables']`, list.settings),
    ...(edges ? [edges.columns()] : []),
    tabQuery(parts, type, rows),
    panel(parts, tab, edges, type),
    tabQueries(parts, type),
  );
}

function panel(
  { file, plan, owner, name, lookup }: TabSource,
  tab: UnionTabPlan,
  edges: EdgesCode | null,
  type: string,
): string {
  const { unionField, entries, list } = tab;
  const record = lookup.readBare(file);
  const found = follow(
    { ...record, type: plan.type(owner.resource.type) as Value['type'] },
    list.path,
  );
  const variable = list.rows.length === 0 ? 'list' : 'page';
  const page: Value = { ...found, expression: variable };
  const attributes = [
    attribute('parent', plan.describe(owner)),
    textAttribute('name', unionField.field),
    textAttribute('label', unionField.label),
    attribute('settings', 'settings'),
    attribute('pageInfo', pageInfoDoc(list, page)),
  ];
  const shown = element(importedModule(entries), [
    attribute('rows', 'rows'),
    ...(edges ? [edges.attribute] : []),
  ]);
  const usePageQuery = framework.usePageQuery;
  const body = [
    statement(`const { ${lookup.pattern.code} }`, `${usePageQuery}<${type}>(query)`),
    statement(`const ${variable}`, found.expression),
    ...(edges?.statements(page) ?? [`const rows = ${rowsDoc(file, list, page)};`]),
    `return ${elementWith(framework.EntryPanel, attributes, [shown])};`,
  ];
  return lines(
    `/** The ${lowerFirst(unionField.label)} of one ${lowerFirst(owner.resource.label)}. */`,
    `export function ${name}() ${block(body)}`,
  );
}
