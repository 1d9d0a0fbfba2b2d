import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { rootCoordinate, sourceFile, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { BulkEdit, BulkPlan } from '../forms/bulkPlan.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import type { EditPlan, FormPlan } from '../forms/formPlan.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';
import { actionObject } from './actions.ts';

/** What can be done with several rows of a list at once: loaded when rows are selected. */
export function bulkFile(
  { owner, name }: TablePlan,
  bulk: BulkPlan,
  edit: EditPlan | null,
): GeneratedFile {
  const { resource } = owner;
  const rows = artifactType(`${name}_rows$data`);
  const actions = bulk.actions.map((action) => actionObject(action));
  return sourceFile(
    bulk.path,
    `the mutations of \`${resource.type}\``,
    code`
      /** What can be done with several ${lowerFirst(resource.pluralLabel)} at once. */
      export const ${bulk.name}: ${framework.BulkWork}<${rows}[number]> = {
        actions: [${commas(actions)}],
        ${bulk.edit && `edit: ${editObject(edit, bulk.edit)},`}
      };
    `,
  );
}

/** How one field of several records is changed. */
function editObject(edit: EditPlan | null, { form, asks }: BulkEdit): string {
  const editing = edit?.editing;
  return code`
    {
      fields: ${lazily(form.fields)},
      update: ${lazily(form.change)},
      ${editing && `editing: ${lazily(editing)},`}
      ${asks.length > 0 && `asks: [${asks.map((name) => text(name)).join(', ')}],`}
    }
  `;
}

/** How records come out of a file: loaded when somebody imports one. */
export function importFile(
  plan: Plan,
  owner: Subject,
  module: Module,
  { create, edit }: { readonly create: FormPlan; readonly edit: EditPlan | null },
): GeneratedFile {
  const { fields, change, mutation } = create;
  const artifact = `${change.name}Mutation`;
  const values = valuesType(new SourceFile(module.path, ''), artifact, create);
  const editing = edit?.editing;
  return sourceFile(
    module.path,
    rootCoordinate('Mutation', mutation.path),
    code`
      /** How ${lowerFirst(owner.resource.pluralLabel)} come out of a file. */
      export const ${module.name}: ${framework.RecordImport}<${artifactType(artifact)}, ${values}> = {
        resource: ${plan.describe(owner)},
        fields: ${importedModule(fields)},
        creation: ${importedModule(change)},
        ${editing && `editing: ${lazily(editing)},`}
      };
    `,
  );
}
