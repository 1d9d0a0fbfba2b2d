import type { GraphQLSchema } from 'graphql';
import type { Model } from '../model/types/model.ts';
import { rootCoordinate } from './code/sourceFile.ts';
import { chooseTrends } from './home/trendPlan.ts';
import { makePlan } from './makePlan.ts';
import type { Plan } from './plan.ts';
import type { ResourcePlan } from './resourcePlan.ts';
import { actionFile } from './templates/action.ts';
import { actionsFile } from './templates/actions.ts';
import { bulkFile, importFile } from './templates/bulk.ts';
import { choicesFile } from './templates/choices.ts';
import { createFile, creationFile } from './templates/create.ts';
import { descriptorFile } from './templates/descriptor.ts';
import { editFile, updateFile } from './templates/edit.ts';
import { editingFile } from './templates/editing.ts';
import { fieldsFile } from './templates/fields.ts';
import { finderFile } from './templates/finder.ts';
import { inputTypesFile } from './templates/inputTypes.ts';
import { kindFiles } from './templates/unionMembers.ts';
import { linksFile } from './templates/links.ts';
import { listFiles } from './templates/list.ts';
import { localKeysFile } from './templates/localKeys.ts';
import { memberPagesFile } from './templates/memberPages.ts';
import { mixedTabFile } from './templates/unionTab.ts';
import { namesFile } from './templates/names.ts';
import { navigationFile } from './templates/navigation.ts';
import { pageFile } from './templates/page.ts';
import { chooseSearches, paletteFile } from './templates/palette.ts';
import { panelFile } from './templates/panel.ts';
import { choosePanels, panelsFile } from './templates/panels.ts';
import { pickerFile } from './templates/picker.ts';
import { parameterizedFieldFile } from './templates/parameterizedField.ts';
import { recordFiles } from './templates/record.ts';
import { signInCheckFile } from './templates/signInCheck.ts';
import { subscriptionsFile } from './templates/subscriptions.ts';
import { tabFile } from './templates/tab.ts';
import { tableFile } from './templates/table.ts';
import { timelineFile } from './templates/timeline.ts';
import { toolDescriptorFile, toolFile, toolIndexPage, toolsFile } from './templates/tool.ts';
import { sourceOf as toolSource } from './templates/toolWords.ts';
import { trendFile, trendsFile } from './templates/trend.ts';

/**
 * Writes the screens of a model as source: components with their Relay fragments, the routes to them,
 * and what they share. Touches no file; the same model and schema give the same text.
 *
 * @param schema the schema that the model was read from
 * @returns path relative to the checkout → text as Prettier formats it, sorted by path
 */
export async function scaffold(model: Model, schema: GraphQLSchema): Promise<Map<string, string>> {
  const plan = makePlan(model, schema);
  const files = new Map<string, string>();
  for (const owner of plan.resources)
    for (const [path, text] of [...screensOf(plan, owner), ...formsOf(plan, owner)])
      files.set(path, text);
  for (const [path, text] of toolsOf(plan)) files.set(path, text);
  for (const [path, text] of kindFiles(plan)) files.set(path, text);
  const searches = chooseSearches(plan);
  for (const picker of plan.pickers.all) {
    files.set(picker.path, pickerFile(plan, picker));
    files.set(picker.finder.path, finderFile(plan, picker));
  }
  const panels = choosePanels(plan);
  for (const panel of panels) files.set(panel.path, panelFile(plan, panel));
  const trends = chooseTrends(plan, panels);
  for (const trend of trends) files.set(trend.path, trendFile(plan, trend));
  // What the screens share is known once they are written.
  const shared = [
    navigationFile(plan),
    panelsFile(panels),
    trendsFile(plan, trends),
    paletteFile(plan, searches),
    localKeysFile(plan),
    namesFile(plan),
  ];
  const signInCheck = signInCheckFile(plan);
  if (signInCheck) shared.push(signInCheck);
  for (const [path, text] of shared) files.set(path, text);
  for (const [owner, constant] of plan.divided)
    files.set(constant.path, memberPagesFile(plan, owner, constant));
  for (const owner of plan.described) files.set(owner.descriptor.path, descriptorFile(owner));
  for (const [type, constant] of plan.enums)
    files.set(constant.path, choicesFile(plan, type, constant));
  for (const [type, constant] of plan.structures)
    files.set(constant.path, inputTypesFile(plan, type, constant));
  files.set('schema/scalars.json', scalarsFile(plan));
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function screensOf(plan: Plan, owner: ResourcePlan): Array<readonly [path: string, text: string]> {
  const { list, lookup, slug } = owner.resource;
  const files: Array<readonly [string, string]> = [];
  const { subscriptions } = owner;
  if (subscriptions) files.push([subscriptions.path, subscriptionsFile(owner, subscriptions)]);
  for (const table of owner.tables) files.push([table.path, tableFile(plan, table)]);
  const { timeline, resource } = owner;
  if (timeline && resource.history)
    files.push([timeline.path, timelineFile(plan, owner, resource.history, timeline)]);
  if (owner.list && list) {
    const page = `pages/${slug}/index.tsx`;
    files.push(...listFiles(plan, owner, list, owner.list.table));
    files.push([page, pageFile(page, owner.list, rootCoordinate('Query', list.path))]);
    const { bulk, imported } = owner.list;
    const { create } = owner.forms;
    if (bulk) files.push([bulk.path, bulkFile(owner, bulk)]);
    if (imported && create) files.push([imported.path, importFile(plan, owner, imported, create)]);
  }
  if (owner.record && lookup) {
    const page = `pages/${slug}/[key].tsx`;
    files.push(...recordFiles(plan, owner, lookup, owner.record));
    files.push([page, pageFile(page, owner.record, rootCoordinate('Query', lookup.path))]);
    for (const tab of owner.tabs) {
      const { links } = tab;
      files.push([tab.path, tabFile(plan, owner, tab, lookup)]);
      if (links) files.push([links.path, linksFile(plan, owner, links, lookup)]);
    }
    for (const tab of owner.unionTabs)
      files.push([tab.path, mixedTabFile(plan, owner, tab, lookup)]);
    for (const own of owner.parameterizedFields)
      files.push([own.path, parameterizedFieldFile(plan, owner, own, lookup)]);
  }
  return files;
}

/** The forms of a resource, and what else can be done with its records. */
function formsOf(plan: Plan, owner: ResourcePlan): Array<readonly [path: string, text: string]> {
  const { lookup, slug } = owner.resource;
  const { create, edit, actions, buttons } = owner.forms;
  const files: Array<readonly [string, string]> = [];
  if (create) {
    const page = `pages/${slug}/new.tsx`;
    files.push([create.path, createFile(plan, owner, create)]);
    files.push([create.change.path, creationFile(plan, owner, create)]);
    files.push([page, pageFile(page, create, rootCoordinate('Mutation', create.mutation.path))]);
    files.push([create.fields.path, fieldsFile(plan, owner, create)]);
  }
  if (edit && lookup) {
    const page = `pages/${slug}/[key]/edit.tsx`;
    files.push([edit.path, editFile(owner, edit)]);
    files.push([edit.editing.path, editingFile(plan, owner, edit, lookup)]);
    files.push([edit.change.path, updateFile(plan, owner, edit)]);
    if (edit.fields !== create?.fields)
      files.push([edit.fields.path, fieldsFile(plan, owner, edit)]);
    files.push([page, pageFile(page, edit, rootCoordinate('Mutation', edit.mutation.path))]);
  }
  if (buttons) {
    files.push([buttons.path, actionsFile(plan, owner, buttons)]);
    for (const action of actions) files.push([action.path, actionFile(plan, owner, action)]);
  }
  return files;
}

/** The screens of what belongs to no resource, and the page that lists them. */
function toolsOf(plan: Plan): Array<readonly [path: string, text: string]> {
  const files = plan.tools.flatMap((own): Array<readonly [string, string]> => {
    const { tool, screen, descriptor } = own;
    const page = `pages/tools/${tool.slug}.tsx`;
    return [
      [screen.path, toolFile(plan, own)],
      [descriptor.path, toolDescriptorFile(own)],
      [page, pageFile(page, screen, toolSource(tool))],
    ];
  });
  return plan.tools.length > 0 ? [...files, toolsFile(plan.tools), toolIndexPage()] : [];
}

/** One scalar on a line, so that a diff shows which one changed. */
function scalarsFile({ scalars }: Plan): string {
  return `${JSON.stringify(scalars, null, 2)}\n`;
}
