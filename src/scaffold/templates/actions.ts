import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { sourceFile, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';

/** The buttons of a record: what can be done with it besides changing it. */
export function actionsFile(
  plan: Plan,
  owner: Subject,
  module: Module,
  actions: readonly ActionPlan[],
): GeneratedFile {
  const { resource } = owner;
  const fragmentName = `${module.name}_record`;
  const selection = new Selection();
  const variable = owner.variable;
  const file = new SourceFile(module.path, '');
  const source: Source = { file, plan, selection, variable };
  selectIdentity(selection, owner, resource.fields);
  const key = readKey(source, owner, resource.fields);
  const title = readTitle(source, owner, resource.fields);
  for (const { mutation } of actions)
    for (const path of holePaths(mutation.variables)) selection.path(path);
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });
  const asked = tagged(fragment(fragmentName, resource.type, selection.toNodes()));
  const data = artifactType(`${fragmentName}$data`);
  return sourceFile(
    module.path,
    `the mutations of \`${resource.type}\``,
    code`
      const actions: ${framework.RecordActions}<${data}> = [
        ${commas(actions.map((action) => actionObject(action)))}
      ];

      /** What can be done with one ${lowerFirst(resource.label)}. */
      export function ${module.name}({ record }: { record: ${artifactType(`${fragmentName}$key`)} }) {
        const ${variable} = ${framework.useFragment}(${asked}, record);
        return (
          <${framework.ActionBar}
            resource={${plan.describe(owner)}}
            ${key && `recordKey={${key}}`}
            ${title && `title={${title}}`}
            record={${variable}}
            actions={actions}
          />
        );
      }
    `,
  );
}

/** `{ label: 'Ship', load: async () => (await import('./shipOrder.ts')).shipOrder }` */
export function actionObject(action: ActionPlan): string {
  const { label, isDangerous } = action;
  return `{ label: ${text(label)}, ${isDangerous ? 'isDangerous: true, ' : ''}load: ${lazily(action)} }`;
}
