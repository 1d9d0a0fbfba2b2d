import type { SelectionNode } from 'graphql';
import type { Lookup } from '../../model/model.ts';
import {
  attribute,
  block,
  call,
  componentFunction,
  element,
  elementWith,
  jsxAttribute,
  lines,
  object,
  longProperty,
  property,
  returnJsx,
  statement,
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

/** Records whose facts take more lines have their sections in files of their own. */
const MOST_LINES = 130;
const LINES_OF_FACT = 4;
const LINES_OF_RELATION = 11;
const MOST_TABS = 12;

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
export function recordFiles(
  plan: Plan,
  owner: ResourcePlan,
  lookup: Lookup,
  module: Module,
): Map<string, string> {
  const file = new SourceFile(module.path, `\`Query.${lookup.path.join('.')}\``);
  const layout = layOutRecord(owner.resource, (type) => plan.of(type) !== undefined);
  const isLong = lineCount(layout) > MOST_LINES;
  const apart = isLong ? sectionsApart(plan, owner, layout) : new Map<SectionPlan, Module>();
  const hasSide = layout.relations.length + layout.side.length > 0;
  const side = isLong && hasSide ? plan.sectionModule(owner, 'Side') : null;
  const parts: RecordParts = {
    file,
    plan,
    owner,
    module,
    code: new LookupCode(plan, owner.resource, lookup),
    details: `${owner.base}Details`,
    fragmentName: `${module.name}_record`,
  };
  const tabs = tabsOf(parts);
  const details = detailsComponent(parts, layout, apart, side);
  const text = file.print(
    ...tabs.code,
    queryOf(parts),
    page(parts),
    queries(parts, lookup, details.subject),
    details.code,
  );
  const sections = [...apart].map(
    ([section, own]) => [own.path, sectionFile(plan, owner, section, own)] as const,
  );
  sections.push(...tabs.files);
  if (side) sections.push([side.path, sideFile(plan, owner, layout, side)]);
  return new Map([[module.path, text], ...sections]);
}

function lineCount({ sections, side, relations }: RecordLayout): number {
  const facts = sections.reduce((sum, section) => sum + section.facts.length, side.length);
  return facts * LINES_OF_FACT + relations.length * LINES_OF_RELATION;
}

function sectionsApart(
  plan: Plan,
  owner: ResourcePlan,
  { sections }: RecordLayout,
): Map<SectionPlan, Module> {
  const titled = sections.filter(({ title }) => title !== null);
  return new Map(
    titled.map((section) => [section, plan.sectionModule(owner, section.title ?? '')]),
  );
}

/** The tabs of a record: in its own file, or where they are many in one beside it. */
function tabsOf({ file, plan, owner }: RecordParts): {
  code: Doc[];
  files: Array<readonly [string, string]>;
} {
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

function queryOf({ file, module, code, fragmentName }: RecordParts): Doc {
  const node = code.select((alias) => [spread(fragmentName, alias)], { caught: true });
  return queryStatement(
    file,
    'query',
    query(`${module.name}Query`, definitions(code.variables), [node]),
  );
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
    statement(`const { ${code.pattern.code} }`, `${usePageQuery}<${type}>(query)`),
    returnJsx(
      elementWith(recordPage, attributes, [`{(record) => <${details} record={record} />}`]),
    ),
  ];
  return lines(`/** The page of one ${lowered(owner.resource.label)}. */`, [
    `export function ${module.name}() `,
    block(body),
  ]);
}

function queries(
  { file, owner, module, code }: RecordParts,
  lookup: Lookup,
  own: string | null,
): Doc {
  const address = file.type('Address', 'src/relay/pageQueries.ts');
  const pageQuery = file.value('pageQuery', 'src/relay/pageQueries.ts');
  const { statements, variables } = code.keyCode(file);
  // Where the field may give a record of another type, one of its own fields tells whether it did.
  const subject = [...lookup.path, ...lookup.record, ...(lookup.abstract && own ? [own] : [])];
  const options = object([
    property('subject', `[${subject.map((name) => `'${name}'`).join(', ')}]`),
  ]);
  const record = call(`${pageQuery}<${module.name}Query>`, ['query', object(variables), options]);
  const tabs =
    owner.tabs.length > 0
      ? [`...${file.value('tabQueries', 'src/ui/record/RecordTabs.tsx')}(tabs, address)`]
      : [];
  const body = [
    ...statements,
    ['return ', object([longProperty('record', record), ...tabs], { expanded: true }), ';'],
  ];
  return [`${module.name}.queries = (address: ${address}) => `, block(body), ';'];
}

function detailsComponent(
  parts: RecordParts,
  layout: RecordLayout,
  apart: ReadonlyMap<SectionPlan, Module>,
  sideApart: Module | null,
): { code: Doc; subject: string | null } {
  const { file, plan, owner, details, fragmentName } = parts;
  const { resource, variable } = owner;
  const selection = new Selection();
  const source: Source = { file, plan, selection, variable };
  selectIdentity(selection, owner, resource.fields);
  const key = readKey(source, owner, resource.fields);
  const title = readTitle(source, owner, resource.fields);
  const status =
    layout.status &&
    view({ ...source, within: [], siblings: resource.fields, size: 'cell' }, layout.status);
  const spreads: SelectionNode[] = [];
  const part = (own: Module): Doc => {
    spreads.push(spread(`${own.name}_record`));
    return element(file.value(own.name, own.path), [attribute('record', variable)]);
  };
  const sections = layout.sections.map((section) => {
    const own = apart.get(section);
    return own ? part(own) : sectionDoc(source, owner, section);
  });
  const side = sideApart ? [part(sideApart)] : sideSection(source, owner, layout);
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });

  const attributes = [
    attribute('resource', plan.describe(file, owner)),
    attribute('recordKey', key ?? 'null'),
    ...(title ? [attribute('title', title)] : []),
    ...(status ? [jsxAttribute('status', status)] : []),
    ...(sections.length > 0 ? side.map((section) => jsxAttribute('side', section)) : []),
    ...(owner.tabs.length > 0 ? [jsxAttribute('tabs', tabsView(parts))] : []),
  ];
  const screen = file.value('RecordScreen', 'src/ui/record/RecordScreen.tsx');
  const children = sections.length > 0 ? sections : side;
  const node = fragment(fragmentName, resource.type, [...selection.toNodes(), ...spreads]);
  const body = [
    useFragmentStatement(file, variable, node, 'record'),
    returnJsx(
      children.length > 0 ? elementWith(screen, attributes, children) : element(screen, attributes),
    ),
  ];
  return {
    code: componentFunction(
      `function ${details}`,
      ['record'],
      [`record: ${file.artifact(`${fragmentName}$key`)}`],
      body,
    ),
    subject:
      resource.fields.find(
        ({ name, nullable, fields }) =>
          !nullable &&
          fields === null &&
          selection.has(name) &&
          !resource.identity?.fields.includes(name),
      )?.name ?? null,
  };
}

function tabsView({ file, plan, owner }: RecordParts): Doc {
  return element(file.value('RecordTabsView', 'src/ui/record/RecordTabs.tsx'), [
    attribute('resource', plan.describe(file, owner)),
    attribute('tabs', 'tabs'),
  ]);
}

/** What a record belongs to, its times and its keys; nothing where it has none of them. */
function sideSection(source: Source, owner: ResourcePlan, layout: RecordLayout): Doc[] {
  const facts = [
    ...layout.relations.map((relation) => relationFact(source, owner, relation)),
    ...layout.side.map((fact) => factDoc(source, owner, fact)),
  ];
  return facts.length > 0 ? [sectionOf(source.file, null, facts)] : [];
}

/** A section of a long record, with a fragment of its own. */
function sectionFile(plan: Plan, owner: ResourcePlan, section: SectionPlan, own: Module): string {
  const title = lowered(section.title ?? '');
  return partFile(plan, owner, own, `A section of a record's page: ${title}.`, (source) =>
    sectionDoc(source, owner, section),
  );
}

function sideFile(plan: Plan, owner: ResourcePlan, layout: RecordLayout, own: Module): string {
  const words = "The side of a record's page: what it belongs to, its times and its keys.";
  return partFile(plan, owner, own, words, (source) => sideSection(source, owner, layout)[0]);
}

/** A component that shows a part of a record, and asks for it in a fragment of its own. */
function partFile(
  plan: Plan,
  { resource, variable }: ResourcePlan,
  own: Module,
  words: string,
  show: (source: Source) => Doc,
): string {
  const file = new SourceFile(own.path, `the type \`${resource.type}\``);
  const selection = new Selection();
  const code = show({ file, plan, selection, variable });
  const node = fragment(`${own.name}_record`, resource.type, selection.toNodes());
  const body = [useFragmentStatement(file, variable, node, 'record'), returnJsx(code)];
  const key = file.artifact(`${own.name}_record$key`);
  const start = `export function ${own.name}`;
  return file.print(
    lines(`/** ${words} */`, componentFunction(start, ['record'], [`record: ${key}`], body)),
  );
}
