import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Module } from '../subject.ts';

/** What can be done with the records of a resource: on their pages, in lists, out of files, in other forms. */
export function operationsFile(
  plan: Plan,
  { subject: owner, forms, list }: ResourcePlan,
  { name, path }: Module,
): GeneratedFile {
  const { resource } = owner;
  const { create, edit } = forms;
  const single = list?.single.actions ?? new Set();
  const deletion = forms.actions.find(({ isDelete }) => isDelete);
  const actions = forms.actions
    .filter((action) => action !== deletion)
    .map((action) => actionObject(action, single.has(action)));
  return sourceFile(
    path,
    `the mutations of \`${resource.type}\``,
    code`
      /** The operations on ${lowerFirst(resource.pluralLabel)}. */
      export const ${name} = ${framework.defineOperations}({
        ${property('resource', plan.describe(owner))},
        ${create && `fields: ${lazily(create.fields)},`}
        ${create && `create: ${lazily(create.change)},`}
        ${edit && `edit: ${lazily(edit.editing)},`}
        ${list?.single.edit && 'bulkEdit: false,'}
        ${deletion && `delete: ${lazily(deletion)},`}
        ${deletion && single.has(deletion) && 'bulkDelete: false,'}
        ${
          actions.length > 0 &&
          code`
            actions: [
              ${commas(actions)}
            ],
          `
        }
      });
    `,
  );
}

/** `{ label: 'Ship', load: async () => (await import('./shipOrder.ts')).shipOrder }` */
function actionObject(action: ActionPlan, isSingle: boolean): string {
  const { label, isDangerous } = action;
  const flags = `${isDangerous ? 'isDangerous: true, ' : ''}${isSingle ? 'bulk: false, ' : ''}`;
  return `{ label: ${text(label)}, ${flags}load: ${lazily(action)} }`;
}
