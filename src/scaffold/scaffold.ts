import type { GraphQLSchema } from 'graphql';
import type { Model } from '../model/types/model.ts';
import type { Lookup } from '../model/types/resource.ts';
import { format } from './code/format.ts';
import { rootCoordinate, type GeneratedFile } from './code/sourceFile.ts';
import { changesRows, rowFormsOf } from './records/rowChanges.ts';
import { LastScaffold } from './lastScaffold.ts';
import { makePlan } from './makePlan.ts';
import type { Plan } from './plan.ts';
import type { RecordPlan, ResourcePlan } from './resourcePlan.ts';
import { actionFile } from './templates/action.ts';
import { attentionFile } from './templates/attention.ts';
import { choicesFile } from './templates/choices.ts';
import { createFile, creationFile } from './templates/create.ts';
import { descriptorFile } from './templates/descriptor.ts';
import { editFile, updateFile } from './templates/edit.ts';
import { editingFile } from './templates/editing.ts';
import { fieldsFile } from './templates/fields.ts';
import { finderFile } from './templates/finder.ts';
import { inputTypesFile } from './templates/inputTypes.ts';
import { unionMemberFiles } from './templates/unionMembers.ts';
import { linksFile } from './templates/links.ts';
import { listFiles } from './templates/list.ts';
import { localKeysFile } from './templates/localKeys.ts';
import { modulesFile } from './templates/modules.ts';
import { memberPagesFile } from './templates/memberPages.ts';
import { unionTabFile } from './templates/unionTab.ts';
import { namesFile } from './templates/names.ts';
import { resourcesFile } from './templates/resources.ts';
import { operationsFile } from './templates/operations.ts';
import { operatorsFile } from './templates/operators.ts';
import { findPage, pageFile } from './templates/page.ts';
import { paletteFile } from './templates/palette.ts';
import { panelFile } from './templates/panel.ts';
import { panelsFile } from './templates/panels.ts';
import { pickedValueFile } from './templates/pickedValue.ts';
import { pickerFile } from './templates/picker.ts';
import { parameterizedFieldFile } from './templates/parameterizedField.ts';
import { recordFiles } from './templates/record.ts';
import { linkedValuesFile } from './templates/linkedValues.ts';
import { rowChangesFile } from './templates/rowChanges.ts';
import { resourceTestFile } from './templates/resourceTest.ts';
import { signInFiles } from './templates/signIn.ts';
import { signInCheckFile } from './templates/signInCheck.ts';
import { subscriptionsFile } from './templates/subscriptions.ts';
import { tabFile } from './templates/tab.ts';
import { tableFile } from './templates/table.ts';
import { timelineFile } from './templates/timeline.ts';
import { toolDescriptorFile, toolFile, toolIndexPage, toolsFile } from './templates/tool.ts';
import { sourceOf as toolSource } from './templates/toolWords.ts';
import { trendFile, trendsFile } from './templates/trend.ts';
import { permissionsFile, viewerFile } from './templates/viewer.ts';

/**
 * Writes the screens of a model as source: components with their Relay fragments, the routes to them,
 * and shared modules. Writes no file; the same model and schema give the same text.
 *
 * @param schema the schema that the model was read from
 * @param last the last scaffold, which keeps the order of columns and of the navigation
 * @returns path relative to the checkout → text as Prettier formats it, sorted by path
 */
export async function scaffold(
  model: Model,
  schema: GraphQLSchema,
  last = new LastScaffold(),
): Promise<Map<string, string>> {
  return printScreens(makePlan(model, schema, last));
}

/** The text of all planned files. @returns path → text as Prettier formats it, sorted by path */
export async function printScreens(plan: Plan): Promise<Map<string, string>> {
  const files = await format(printPlan(plan));
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** All planned files, before they are formatted; shared modules only if a file imports them. */
export function* printPlan(plan: Plan): Generator<GeneratedFile> {
  const references = new Set<string>();
  for (const file of ownFiles(plan)) {
    for (const path of file.references) references.add(path);
    yield file;
  }
  for (const [owner, module] of plan.memberPages) {
    if (!references.has(module.path)) continue;
    const file = memberPagesFile(plan, owner, module);
    for (const path of file.references) references.add(path);
    yield file;
  }
  for (const value of plan.pickedValues)
    if (references.has(value.path)) yield pickedValueFile(plan, value);
  for (const owner of plan.resources)
    if (references.has(owner.subject.descriptor.path)) yield descriptorFile(plan, owner);
  for (const [type, module] of plan.enums)
    if (references.has(module.path)) yield choicesFile(plan, type, module);
  for (const [type, module] of plan.structures)
    if (references.has(module.path)) yield inputTypesFile(plan, type, module);
}

function* ownFiles(plan: Plan): Generator<GeneratedFile> {
  for (const owner of plan.resources) {
    yield* screensOf(plan, owner);
    yield* formsOf(plan, owner);
    const tests = resourceTestFile(plan, owner);
    if (tests) yield tests;
  }
  yield* toolsOf(plan);
  yield* unionMemberFiles(plan);
  for (const picker of plan.pickers.all) {
    yield pickerFile(plan, picker);
    yield finderFile(plan, picker);
  }
  for (const operators of plan.sharedOperators.all) yield operatorsFile(operators);
  for (const panel of plan.panels) yield panelFile(plan, panel);
  for (const trend of plan.trends) yield trendFile(plan, trend);
  yield resourcesFile(plan);
  yield attentionFile(plan);
  yield panelsFile(plan);
  yield trendsFile(plan);
  yield paletteFile(plan);
  yield modulesFile(plan);
  yield localKeysFile(plan);
  yield namesFile(plan);
  const signInCheck = signInCheckFile(plan);
  if (signInCheck) yield signInCheck;
  yield* signInFiles(plan);
  const { viewer } = plan.model;
  if (viewer) yield viewerFile(plan, viewer);
  const permissions = viewer && permissionsFile(plan, viewer);
  if (permissions) yield permissions;
  yield scalarsFile(plan);
}

function* screensOf(plan: Plan, own: ResourcePlan): Generator<GeneratedFile> {
  const { subject: owner, list, record, timeline } = own;
  const { history, slug, ...resource } = owner.resource;
  if (owner.subscriptions) yield subscriptionsFile(owner, owner.subscriptions);
  for (const table of own.tables) yield tableFile(plan, table);
  if (timeline && history) yield timelineFile(plan, owner, history, timeline);
  if (list && resource.list) {
    yield* listFiles(plan, owner, resource.list, list);
    yield pageFile(`pages/${slug}/index.tsx`, list, rootCoordinate('Query', resource.list.path));
  }
  if (!record || !resource.lookup) return;
  if (owner.keyLabels.length > 0)
    yield findPage(plan, owner, rootCoordinate('Query', resource.lookup.path));
  yield* recordOf(plan, own, record, resource.lookup);
}

/** The page of a record, with its tabs and parameterised fields. */
function* recordOf(
  plan: Plan,
  own: ResourcePlan,
  record: RecordPlan,
  lookup: Lookup,
): Generator<GeneratedFile> {
  const { subject: owner, tabs, unionTabs, parameterizedFields } = own;
  const source = rootCoordinate('Query', lookup.path);
  yield* recordFiles(plan, own, lookup, record);
  yield pageFile(`pages/${owner.resource.slug}/[key].tsx`, record, source);
  for (const tab of tabs) {
    yield tabFile(plan, owner, tab, lookup);
    if (tab.links) yield linksFile(plan, owner, tab.links, lookup);
    if (changesRows(tab)) yield rowChangesFile(plan, owner, tab, lookup);
    const { linkedValues } = tab;
    if (linkedValues) yield linkedValuesFile(plan, owner, { ...tab, linkedValues }, lookup);
  }
  for (const tab of unionTabs) yield unionTabFile(plan, owner, tab, lookup);
  for (const field of parameterizedFields) yield parameterizedFieldFile(plan, owner, field, lookup);
}

/** The forms of a resource, and the operations on its records. */
function* formsOf(plan: Plan, own: ResourcePlan): Generator<GeneratedFile> {
  const { subject: owner, forms } = own;
  const { lookup, slug } = owner.resource;
  const { create, edit, actions, operations } = forms;
  if (create) {
    const source = rootCoordinate('Mutation', create.mutation.path);
    yield createFile(plan, owner, create, forms);
    yield creationFile(plan, owner, create);
    yield pageFile(`pages/${slug}/new.tsx`, create, source);
    yield fieldsFile(plan, owner, create);
  }
  if (edit && lookup) {
    const source = rootCoordinate('Mutation', edit.mutation.path);
    yield editFile(owner, edit);
    yield editingFile(plan, owner, edit, lookup);
    yield updateFile(plan, owner, edit);
    if (edit.fields !== create?.fields) yield fieldsFile(plan, owner, edit);
    yield pageFile(`pages/${slug}/[key]/edit.tsx`, edit, source);
  }
  for (const action of actions) yield actionFile(plan, owner, action);
  yield* rowFormsFiles(plan, own);
  if (operations) yield operationsFile(plan, own, operations);
}

/** The mutations of records that are changed where they are rows, since they have no pages. */
function* rowFormsFiles(plan: Plan, { subject, forms }: ResourcePlan): Generator<GeneratedFile> {
  const { edit, deletion } = rowFormsOf(plan, subject) ?? {};
  if (edit) yield updateFile(plan, subject, edit);
  if (edit && edit.fields !== forms.create?.fields) yield fieldsFile(plan, subject, edit);
  if (deletion) yield actionFile(plan, subject, deletion);
}

/** The screens of tools, and the page that lists them. */
function* toolsOf(plan: Plan): Generator<GeneratedFile> {
  for (const own of plan.tools) {
    yield toolFile(plan, own);
    yield toolDescriptorFile(own);
    yield pageFile(`pages/tools/${own.tool.slug}.tsx`, own.screen, toolSource(own.tool));
  }
  if (plan.tools.length === 0) return;
  yield toolsFile(plan.tools);
  yield toolIndexPage();
}

/** One scalar on a line, so that a diff shows which one changed. */
function scalarsFile({ scalars }: Plan): GeneratedFile {
  const text = `${JSON.stringify(scalars, null, 2)}\n`;
  return { path: 'schema/scalars.json', text, references: new Set(), isFormatted: true };
}
