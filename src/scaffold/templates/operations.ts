import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import type { Path } from '../../model/types/variables.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import type { FlagChange } from '../forms/flagChanges.ts';
import { permissionOf, permissionsOf } from '../forms/permissions.ts';
import { pathCode, permissionsProperty } from '../forms/permissionsCode.ts';
import { linksOperation } from '../links/linksOperation.ts';
import { linkedByName } from '../links/linkedRecords.ts';
import { mainStatus } from '../fields/traits.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Module } from '../subject.ts';

/** What can be done with the records of a resource: on their pages, in lists, out of files, in other forms. */
export function operationsFile(
  plan: Plan,
  own: ResourcePlan,
  { name, path }: Module,
): GeneratedFile {
  const { subject: owner, forms, list } = own;
  const { resource } = owner;
  const { create, edit } = forms;
  const permissions = permissionsOf(own);
  const single = list?.single.actions ?? new Set();
  const deletion = forms.actions.find(({ isDelete }) => isDelete);
  const actions = forms.actions
    .filter((action) => action !== deletion)
    .map((action) => actionObject(action, single.has(action), permissionOf(action, permissions)));
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
        ${stateProperty(plan, own)}
        ${list?.single.edit && 'bulkEdit: false,'}
        ${deletion && `delete: ${lazily(deletion)},`}
        ${deletion && single.has(deletion) && 'bulkDelete: false,'}
        ${permissionsProperty(permissions, edit)}
        ${linksProperty(plan, own)}
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

/** `state: { field: 'status', choices: orderStatus },` where actions lead from one state to another. */
function stateProperty(plan: Plan, { subject, forms }: ResourcePlan): string | null {
  const status = mainStatus(subject.resource.fields);
  if (!status || forms.actions.every(({ leadsTo }) => leadsTo === null)) return null;
  const choices = plan.choices(namedTypeOf(status.type));
  return `state: { field: ${text(status.name)}, choices: ${choices} },`;
}

/** `links: [{ label: 'Tags', load: … }],` where its records are linked to others that are known by their names. */
function linksProperty(plan: Plan, { tabs }: ResourcePlan): string | null {
  const links = linkedByName(plan, tabs).flatMap(({ links: own }) => own ?? []);
  const options = links.map((own) => `{ label: ${text(own.label)}, ${linksOperation(own)} }`);
  return options.length > 0 ? `links: [${commas(options).join(' ')}],` : null;
}

/** `{ label: 'Ship', load: async () => (await import('./shipOrder.ts')).shipOrder }` */
function actionObject(action: ActionPlan, isSingle: boolean, permission: Path | null): string {
  const { label, isDangerous, mutation, leadsTo, sets } = action;
  const flags = `${isDangerous ? 'isDangerous: true, ' : ''}${
    leadsTo === null ? '' : `leadsTo: ${text(leadsTo)}, `
  }${sets ? `sets: ${flagCode(sets)}, ` : ''}${isSingle ? 'bulk: false, ' : ''}${permission ? `permission: ${pathCode(permission)}, ` : ''}`;
  const root = text(mutation.path.join('.'));
  return `{ label: ${text(label)}, ${flags}mutation: ${root}, load: ${lazily(action)} }`;
}

/** `{ field: 'archivedAt', isDate: true, to: true }` */
function flagCode({ field, by, to }: FlagChange): string {
  const kind = by === 'date' ? 'isDate: true, ' : '';
  const value = typeof by === 'object' ? `value: ${text(by.value)}, ` : '';
  return `{ field: ${text(field)}, ${kind}${value}to: ${to} }`;
}
