import * as framework from '../code/framework.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import type { SelectionNode } from 'graphql';
import type { Lookup } from '../../model/types/resource.ts';
import {
  block,
  call,
  componentFunction,
  lines,
  object,
  property,
  statement,
} from '../code/docs.ts';
import { attribute, element, elementWith } from '../code/jsx.ts';
import { queryStatement, useFragmentStatement } from '../code/relay.ts';
import { loaderAttribute } from '../code/lazy.ts';
import { sourceFile, rootCoordinate, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import { view } from '../fields/views.ts';
import { fragment, query, spread } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import type { RecordLayout } from '../records/recordLayout.ts';
import { LookupCode } from '../records/lookup.ts';
import { blocksSection, sectionDoc, sideSection, type Owner } from '../records/sectionCode.ts';
import type { Split } from '../records/split.ts';
import type { RecordPlan, ResourcePlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { sectionFile, shownOf, sideFile } from './recordParts.ts';
import { parameterizedFieldsOf, tabsOf, type PartsCode } from './recordTabs.ts';

interface RecordParts {
  readonly plan: Plan;
  readonly owner: Subject;
  readonly own: ResourcePlan;
  readonly module: RecordPlan;
  readonly code: LookupCode;
  /** The component that shows the record once it is there. */
  readonly details: string;
  readonly fragmentName: string;
  readonly tabs: PartsCode;
  readonly parameterizedFields: PartsCode;
}

/** The page of one record, and the sections that are too long for it. */
export function recordFiles(
  plan: Plan,
  own: ResourcePlan,
  lookup: Lookup,
  module: RecordPlan,
): GeneratedFile[] {
  const { subject: owner } = own;
  const { layout, split } = module;
  const parts: RecordParts = {
    plan,
    owner,
    own,
    module,
    code: new LookupCode(plan, owner.resource, lookup),
    details: `${owner.base}Details`,
    fragmentName: `${module.name}_record`,
    tabs: tabsOf(plan, own),
    parameterizedFields: parameterizedFieldsOf(own),
  };
  const { tabs, parameterizedFields } = parts;
  const details = detailsComponent(parts, layout, split);
  const printed = sourceFile(module.path, rootCoordinate('Query', lookup.path), [
    ...tabs.code,
    ...parameterizedFields.code,
    queryOf(parts),
    page(parts),
    queries(parts, lookup, details.subject),
    details.code,
  ]);
  const sections = [...split.sections].map(([section, part]) =>
    sectionFile(plan, own, section, part),
  );
  const { side } = split;
  if (side) sections.push(sideFile(plan, own, layout, side));
  return [printed, ...tabs.files, ...parameterizedFields.files, ...sections];
}

function queryOf({ module, code, fragmentName }: RecordParts): string {
  const node = code.select((alias) => [spread(fragmentName, alias)], { caught: true });
  return queryStatement('query', query(`${module.name}Query`, definitions(code.variables), [node]));
}

function page({ plan, owner, module, code, details }: RecordParts): string {
  const type = artifactType(`${module.name}Query`);
  const recordPage = framework.RecordPage;
  const attributes = [
    attribute('resource', plan.describe(owner)),
    attribute('record', code.readCaught()),
  ];
  const usePageQuery = framework.usePageQuery;
  const body = [
    statement(`const { ${code.pattern.code} }`, `${usePageQuery}<${type}>(query)`),
    `return ${elementWith(recordPage, attributes, [`{(record) => <${details} record={record} />}`])};`,
  ];
  return lines(
    `/** The page of one ${lowerFirst(owner.resource.label)}. */`,
    `export function ${module.name}() ${block(body)}`,
  );
}

function queries(
  { own, module, code, tabs, parameterizedFields }: RecordParts,
  lookup: Lookup,
  ofItsOwn: string | null,
): string {
  const address = framework.Address;
  const pageQuery = framework.pageQuery;
  const { statements, variables } = code.keyCode();
  // Where the field may give a record of another type, one of its own fields tells whether it did.
  const subject = [
    ...lookup.path,
    ...lookup.record,
    ...(lookup.abstract && ofItsOwn ? [ofItsOwn] : []),
  ];
  const options = object([
    property('subject', `[${subject.map((name) => `'${name}'`).join(', ')}]`),
  ]);
  const record = call(`${pageQuery}<${artifactType(`${module.name}Query`)}>`, [
    'query',
    object(variables),
    options,
  ]);
  const ofTabs = hasTabs(own) ? [`...${framework.tabQueries}(${tabs.name}, address)`] : [];
  const ofParameterizedFields =
    own.parameterizedFields.length > 0
      ? [`...${framework.queriesOf}(${parameterizedFields.name}, address, visitor)`]
      : [];
  const asked = [property('record', record), ...ofTabs, ...ofParameterizedFields];
  const body = [...statements, `return ${object(asked, { expanded: true })};`];
  const visitor = ofParameterizedFields.length > 0 ? `, visitor: ${framework.Visitor}` : '';
  return `${module.name}.queries = (address: ${address}${visitor}) => ${block(body)};`;
}

/** The component that shows a record, and a field that distinguishes a record of its type from others. */
function detailsComponent(
  parts: RecordParts,
  layout: RecordLayout,
  split: Split,
): { code: string; subject: string | null } {
  const { plan, owner, own, details, fragmentName } = parts;
  const { resource, variable } = owner;
  const selection = new Selection();
  const source: Source = { context: plan, selection, variable };
  selectIdentity(selection, owner, resource.fields);
  const key = readKey(source, owner, resource.fields);
  const title = readTitle(source, owner, resource.fields);
  const status =
    layout.status &&
    view({ ...source, within: [], siblings: resource.fields, size: 'cell' }, layout.status);
  const spreads: SelectionNode[] = [];
  const part = (module: Module): string => {
    spreads.push(spread(`${module.name}_record`));
    return element(importedModule(module), [attribute('record', variable)]);
  };
  const { operations, actions } = own.forms;
  for (const { mutation } of actions)
    for (const path of holePaths(mutation.variables)) selection.path(path);
  const { sections, side } = contentsOf(source, shownOf(own), layout, split, part);
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });

  const attributes = [
    attribute('resource', plan.describe(owner)),
    attribute('recordKey', key ?? 'null'),
    ...(title ? [attribute('title', title)] : []),
    ...(status ? [attribute('status', status)] : []),
    ...(operations
      ? [attribute('operations', importedModule(operations)), attribute('record', variable)]
      : []),
    ...(owner.subscriptions ? [loaderAttribute('subscriptions', owner.subscriptions)] : []),
    ...(sections.length > 0 ? side.map((section) => attribute('side', section)) : []),
    ...(hasTabs(own) ? [attribute('tabs', tabsView(parts))] : []),
  ];
  const screen = framework.RecordScreen;
  const parameterizedFields =
    own.parameterizedFields.length > 0
      ? [
          element(framework.ParameterizedFields, [
            attribute('parameterizedFields', parts.parameterizedFields.name),
          ]),
        ]
      : [];
  const children = [...(sections.length > 0 ? sections : side), ...parameterizedFields];
  const node = fragment(fragmentName, resource.type, [...selection.toNodes(), ...spreads]);
  const body = [
    useFragmentStatement(variable, node, 'record'),
    `return ${children.length > 0 ? elementWith(screen, attributes, children) : element(screen, attributes)};`,
  ];
  return {
    code: componentFunction(
      `function ${details}`,
      ['record'],
      [`record: ${artifactType(`${fragmentName}$key`)}`],
      body,
    ),
    subject: fieldOfItsOwn(owner, selection),
  };
}

/** What the page says of the record, and what of it stands at the side. @param part puts in a component of its own */
function contentsOf(
  source: Source,
  owner: Owner,
  layout: RecordLayout,
  split: Split,
  part: (own: Module) => string,
): { readonly sections: readonly string[]; readonly side: readonly string[] } {
  const fields = layout.sections.map((section) => {
    const own = split.sections.get(section);
    return own ? part(own) : sectionDoc(source, owner, section);
  });
  const sections = [...fields, ...blocksSection(source, owner, layout)];
  return { sections, side: split.side ? [part(split.side)] : sideSection(source, owner, layout) };
}

/** A field that every record of the type has and is asked for, other than the key, which other types have too. */
function fieldOfItsOwn({ resource }: Subject, selection: Selection): string | null {
  const keys = resource.identity?.fields ?? [];
  const field = resource.fields.find(
    ({ name, nullable, fields }) =>
      !nullable && fields === null && selection.has(name) && !keys.includes(name),
  );
  return field?.name ?? null;
}

function hasTabs({ tabs, unionTabs }: ResourcePlan): boolean {
  return tabs.length + unionTabs.length > 0;
}

function tabsView({ plan, owner, tabs }: RecordParts): string {
  return element(framework.RecordTabsView, [
    attribute('resource', plan.describe(owner)),
    attribute('tabs', tabs.name),
  ]);
}
