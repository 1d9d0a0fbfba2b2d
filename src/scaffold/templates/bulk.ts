import { lowered } from '../../model/wording/sentence.ts';
import {
  array,
  constant,
  expandedArray,
  line,
  lines,
  object,
  property,
  type Doc,
} from '../code/docs.ts';
import { loader } from '../code/lazy.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { BulkPlan } from '../forms/bulkPlan.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';
import { actionObject } from './actions.ts';

/** What can be done with several rows of a list at once: loaded when rows are selected. */
export function bulkFile(owner: ResourcePlan, bulk: BulkPlan): GeneratedFile {
  const { resource, list } = owner;
  const file = new SourceFile(bulk.path, `the mutations of \`${resource.type}\``);
  const rows = file.artifact(`${list?.table.name}_rows$data`);
  const { edit } = bulk;
  const editing = owner.forms.edit?.editing;
  const properties: Doc[] = [
    property('actions', expandedArray(bulk.actions.map((action) => actionObject(file, action)))),
    ...(edit
      ? [
          property(
            'edit',
            object(
              [
                ['fields: ', loader(file, edit.form.fields)],
                ['update: ', loader(file, edit.form.change)],
                ...(editing ? [['editing: ', loader(file, editing)]] : []),
                ...(edit.asks.length > 0
                  ? [property('asks', array(edit.asks.map((name) => `'${name}'`)))]
                  : []),
              ],
              { expanded: true },
            ),
          ),
        ]
      : []),
  ];
  const words = `/** What can be done with several ${lowered(resource.pluralLabel)} at once. */`;
  const type = file.type('BulkWork', 'src/ui/list/bulk/bulkWork.ts');
  return file.print(
    lines(words, [
      'export ',
      constant(bulk.name, type, `${rows}[number]`, object(properties, { expanded: true })),
    ]),
  );
}

/** How records come out of a file: loaded when somebody imports one. */
export function importFile(
  plan: Plan,
  owner: ResourcePlan,
  module: Module,
  create: FormPlan,
): GeneratedFile {
  const file = new SourceFile(module.path, rootCoordinate('Mutation', create.mutation.path));
  const artifact = `${create.change.name}Mutation`;
  const type = file.type('RecordImport', 'src/ui/list/import/recordImport.ts');
  const types: Doc = [file.artifact(artifact), ',', line, valuesType(file, artifact, create)];
  const { fields, change } = create;
  const editing = owner.forms.edit?.editing;
  const properties: Doc[] = [
    property('resource', plan.describe(owner)),
    property('fields', file.value(fields.name, fields.path)),
    property('creation', file.value(change.name, change.path)),
    ...(editing ? [['editing: ', loader(file, editing)]] : []),
  ];
  const words = `/** How ${lowered(owner.resource.pluralLabel)} come out of a file. */`;
  return file.print(
    lines(words, [
      'export ',
      constant(module.name, type, types, object(properties, { expanded: true })),
    ]),
  );
}
