import { lowered } from '../../model/wording/sentence.ts';
import {
  componentFunction,
  expandedArray,
  lines,
  object,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import { attribute, element, returnJsx } from '../code/jsx.ts';
import { loader } from '../code/lazy.ts';
import { useFragmentStatement } from '../code/relay.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';

/** The buttons of a record: what can be done with it besides changing it. */
export function actionsFile(plan: Plan, owner: ResourcePlan, module: Module): GeneratedFile {
  const { resource, forms } = owner;
  const file = new SourceFile(module.path, `the mutations of \`${resource.type}\``);
  const fragmentName = `${module.name}_record`;
  const selection = new Selection();
  const variable = owner.variable;
  const source: Source = { file, plan, selection, variable };
  selectIdentity(selection, owner, resource.fields);
  const key = readKey(source, owner, resource.fields);
  const title = readTitle(source, owner, resource.fields);
  for (const { mutation } of forms.actions)
    for (const path of holePaths(mutation.variables)) selection.path(path);
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });
  const type = file.type('RecordActions', 'src/ui/action/recordAction.ts');
  const data = file.artifact(`${fragmentName}$data`);
  const actions = forms.actions.map((action) => actionObject(file, action));
  const bar = element(file.value('ActionBar', 'src/ui/action/ActionBar.tsx'), [
    attribute('resource', plan.describe(owner)),
    ...(key ? [attribute('recordKey', key)] : []),
    ...(title ? [attribute('title', title)] : []),
    attribute('record', variable),
    attribute('actions', 'actions'),
  ]);
  const node = fragment(fragmentName, resource.type, selection.toNodes());
  const body = [useFragmentStatement(file, variable, node, 'record'), returnJsx(bar)];
  return file.print(
    [`const actions: ${type}<${data}> = `, expandedArray(actions), ';'],
    lines(
      `/** What can be done with one ${lowered(resource.label)}. */`,
      componentFunction(
        `export function ${module.name}`,
        ['record'],
        [`record: ${file.artifact(`${fragmentName}$key`)}`],
        body,
      ),
    ),
  );
}

/** `{ label: 'Ship', load: async () => (await import('./shipOrder.ts')).shipOrder }` */
export function actionObject(file: SourceFile, action: ActionPlan): Doc {
  const { label, isDangerous } = action;
  return object([
    textProperty('label', label),
    ...(isDangerous ? ['isDangerous: true'] : []),
    ['load: ', loader(file, action)],
  ]);
}
