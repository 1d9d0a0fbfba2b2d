import type { SelectionNode } from 'graphql';
import type { Lookup } from '../../model/model.ts';
import {
  attribute,
  block,
  call,
  componentFunction,
  element,
  elementWith,
  hardline,
  indent,
  jsxAttribute,
  lines,
  object,
  property,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import { queryStatement, useFragmentStatement } from '../code/relay.ts';
import { SourceFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import { view } from '../fields/views.ts';
import { fragment, query, spread } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import type { Module, Plan, ResourcePlan } from '../plan.ts';
import { layOutRecord, type RecordLayout, type SectionPlan } from '../records/facts.ts';
import { LookupCode } from '../records/lookup.ts';
import { factDoc, relationFact, sectionDoc, sectionOf } from '../records/sectionCode.ts';
import { lowered } from './list.ts';

/** Records with more facts have their sections in files of their own. */
const MOST_FACTS = 32;

interface RecordParts {
  readonly file: SourceFile;
  readonly plan: Plan;
  readonly owner: ResourcePlan;
  readonly module: Module;
  readonly code: LookupCode;
  /** The component that shows the record once it is there. */
  readonly details: string;
  readonly fragmentName: string;
}

/** The page of one record, and the sections that are too long for it: path → text. */
export function recordFiles(plan: Plan, owner: ResourcePlan, lookup: Lookup, module: Module): Map<string, string> {
  const file = new SourceFile(module.path, `\`Query.${lookup.path.join('.')}\``);
  const layout = layOutRecord(owner.resource, (type) => plan.of(type) !== undefined);
  const apart = sectionsApart(plan, owner, layout);
  const parts: RecordParts = {
    file,
    plan,
    owner,
    module,
    code: new LookupCode(plan, owner.resource, lookup),
    details: `${owner.base}Details`,
    fragmentName: `${module.name}_record`,
  };
  const tabs = owner.tabs.length > 0 ? [tabsConstant(parts)] : [];
  const details = detailsComponent(parts, layout, apart);
  const text = file.print(
    ...tabs,
    queryOf(parts),
    page(parts),
    queries(parts, lookup, details.subject),
    details.code,
  );
  const sections = [...apart].map(([section, own]) => [own.path, sectionFile(plan, owner, section, own)] as const);
  return new Map([[module.path, text], ...sections]);
}

function sectionsApart(plan: Plan, owner: ResourcePlan, { sections }: RecordLayout): Map<SectionPlan, Module> {
  const count = sections.reduce((sum, { facts }) => sum + facts.length, 0);
  const titled = count > MOST_FACTS ? sections.filter(({ title }) => title !== null) : [];
  return new Map(titled.map((section) => [section, plan.sectionModule(owner, section.title ?? '')]));
}

function tabsConstant({ file, owner }: RecordParts): Doc {
  const type = file.type('RecordTabs', 'src/ui/record/RecordTabs.tsx');
  const entries = owner.tabs.map((tab) =>
    property(
      tab.relation.field,
      object([textProperty('label', tab.relation.label), property('Panel', file.value(tab.name, tab.path))]),
    ),
  );
  return [`const tabs: ${type} = `, object(entries, { expanded: true }), ';'];
}

function queryOf({ file, module, code, fragmentName }: RecordParts): Doc {
  const node = code.select((alias) => [spread(fragmentName, alias)], { caught: true });
  return queryStatement(file, 'query', query(`${module.name}Query`, definitions(code.variables), [node]));
}

function page({ file, plan, owner, module, code, details }: RecordParts): Doc {
  const type = file.artifact(`${module.name}Query`);
  const recordPage = file.value('RecordPage', 'src/ui/record/RecordPage.tsx');
  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('record', code.readCaught(file)),
  ];
  const usePageQuery = file.value('usePageQuery', 'src/relay/pageContext.tsx');
  const body = [
    `const { ${code.pattern.code} } = ${usePageQuery}<${type}>(query);`,
    returnJsx(elementWith(recordPage, attributes, [`{(record) => <${details} record={record} />}`])),
  ];
  return lines(`/** The page of one ${lowered(owner.resource.label)}. */`, [`export function ${module.name}() `, block(body)]);
}

function queries({ file, owner, module, code }: RecordParts, lookup: Lookup, own: string | null): Doc {
  const address = file.type('Address', 'src/relay/pageQueries.ts');
  const pageQuery = file.value('pageQuery', 'src/relay/pageQueries.ts');
  const { statements, variables } = code.keyCode(file);
  // Where the field may give a record of another type, one of its own fields tells whether it did.
  const subject = [...lookup.path, ...lookup.record, ...(lookup.abstract && own ? [own] : [])];
  const options = object([property('subject', `[${subject.map((name) => `'${name}'`).join(', ')}]`)]);
  const record = call(`${pageQuery}<${module.name}Query>`, ['query', object(variables), options]);
  const tabs = owner.tabs.length > 0 ? [`...${file.value('tabQueries', 'src/ui/record/RecordTabs.tsx')}(tabs, address)`] : [];
  const body = [...statements, ['return ', object([property('record', record), ...tabs], { expanded: true }), ';']];
  return [`${module.name}.queries = (address: ${address}) => `, block(body), ';'];
}

function detailsComponent(
  parts: RecordParts,
  layout: RecordLayout,
  apart: ReadonlyMap<SectionPlan, Module>,
): { code: Doc; subject: string | null } {
  const { file, plan, owner, details, fragmentName } = parts;
  const { resource, variable } = owner;
  const selection = new Selection();
  const source: Source = { file, plan, selection, variable };
  selectIdentity(selection, owner, resource.fields);
  const key = readKey(source, owner, resource.fields);
  const title = readTitle(source, owner, resource.fields);
  const status = layout.status && view({ ...source, within: [], siblings: resource.fields, size: 'cell' }, layout.status);
  const spreads: SelectionNode[] = [];
  const sections = layout.sections.map((section) => {
    const own = apart.get(section);
    if (!own) return sectionDoc(source, owner, section);
    spreads.push(spread(`${own.name}_record`));
    return element(file.value(own.name, own.path), [attribute('record', variable)]);
  });
  const aside = [
    ...layout.relations.map((relation) => relationFact(source, owner, relation)),
    ...layout.side.map((fact) => factDoc(source, owner, fact)),
  ];
  const side = aside.length > 0 ? [sectionOf(file, null, aside)] : [];
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });

  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('recordKey', key ?? 'null'),
    ...(title ? [attribute('title', title)] : []),
    ...(status ? [jsxAttribute('status', status)] : []),
    ...(sections.length > 0 ? side.map((section) => jsxAttribute('side', section)) : []),
    ...(owner.tabs.length > 0 ? [jsxAttribute('tabs', tabsView(parts, key))] : []),
  ];
  const screen = file.value('RecordScreen', 'src/ui/record/RecordScreen.tsx');
  const children = sections.length > 0 ? sections : side;
  const node = fragment(fragmentName, resource.type, [...selection.toNodes(), ...spreads]);
  const body = [
    useFragmentStatement(file, variable, node, 'record'),
    returnJsx(children.length > 0 ? elementWith(screen, attributes, children) : element(screen, attributes)),
  ];
  return {
    code: componentFunction(`function ${details}`, ['record'], [`record: ${file.artifact(`${fragmentName}$key`)}`], body),
    subject: resource.fields.find(({ name, nullable, fields }) => !nullable && fields === null && selection.has(name) && !resource.identity?.fields.includes(name))?.name ?? null,
  };
}

function tabsView({ file, plan, owner }: RecordParts, key: Doc | null): Doc {
  return element(file.value('RecordTabsView', 'src/ui/record/RecordTabs.tsx'), [
    attribute('resource', plan.describe(file, owner)),
    attribute('recordKey', key ?? 'null'),
    attribute('tabs', 'tabs'),
  ]);
}

/** A section of a long record, with a fragment of its own. */
function sectionFile(plan: Plan, owner: ResourcePlan, section: SectionPlan, own: Module): string {
  const file = new SourceFile(own.path, `the type \`${owner.resource.type}\``);
  const selection = new Selection();
  const { variable, resource } = owner;
  const code = sectionDoc({ file, plan, selection, variable }, owner, section);
  const node = fragment(`${own.name}_record`, resource.type, selection.toNodes());
  const body = [useFragmentStatement(file, variable, node, 'record'), returnJsx(code)];
  const key = file.artifact(`${own.name}_record$key`);
  return file.print(
    lines(
      `/** A section of a record's page: ${lowered(section.title ?? '')}. */`,
      componentFunction(`export function ${own.name}`, ['record'], [`record: ${key}`], body),
    ),
  );
}

/** `return (…);` with JSX on lines of its own. */
export function returnJsx(code: Doc): Doc {
  return ['return (', indent([hardline, code]), hardline, ');'];
}

