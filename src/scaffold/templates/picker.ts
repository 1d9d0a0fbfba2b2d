import { lowered } from '../../model/wording/sentence.ts';
import { block, constant, join, line, lines, object, property, type Doc } from '../code/docs.ts';
import { loader } from '../code/lazy.ts';
import { graphqlTag } from '../code/relay.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readTitle, selectIdentity } from '../fields/relations.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { searchedFields } from '../lists/search.ts';
import type { Plan } from '../plan.ts';
import { canFindOne, keyFieldOf } from './finder.ts';

/** How records of a resource are chosen in forms and filters: by their titles. */
export function pickerFile(plan: Plan, picker: PickerPlan): GeneratedFile {
  const { owner, list, key, name } = picker;
  const { resource } = owner;
  const file = new SourceFile(picker.path, rootCoordinate('Query', list.path));
  const { node, title } = recordFragment(file, picker, plan);
  const keyField = keyFieldOf(picker);
  const keyType = plan.leafType(keyField.type);
  const fields = searchedFields(resource, list);
  const option = [
    `const ${owner.variable} = ${file.value('readInlineData', 'react-relay')}(fragment, record);`,
    ...(keyField.nullable ? [`if (${owner.variable}.${key} == null) return null;`] : []),
    [
      'return ',
      object([
        property('key', `${owner.variable}.${key}`),
        ...(title ? [property('title', title)] : []),
      ]),
      ';',
    ],
  ];
  const parts = object(
    [
      property('resource', plan.describe(owner)),
      ...(fields === null ? [] : [property('search', object([fields]))]),
      ['option: (record) => ', block(option)],
      property('finder', loader(file, picker.finder)),
      ...(canFindOne(picker) ? creation(file, picker) : []),
    ],
    { expanded: true },
  );
  const pickerType = file.type('Picker', 'src/ui/form/picker.ts');
  const recordKey = file.artifact(`${name}_record$key`);
  const typeArguments = [recordKey, ...(keyType === 'string' ? [] : [keyType])];
  return file.print(
    ['const fragment = ', graphqlTag(file, node), ';'],
    lines(
      `/** Finds ${lowered(resource.pluralLabel)} for the forms and filters that refer to them. */`,
      ['export ', constant(name, pickerType, join([',', line], typeArguments), parts)],
    ),
  );
}

/** How a record is made that forms are to refer to, where its records can be made. */
function creation(file: SourceFile, { owner }: PickerPlan): Doc[] {
  const { create } = owner.forms;
  if (!create?.mutation.result.record) return [];
  const { fields, change } = create;
  const loaders = [
    property('fields', loader(file, fields)),
    property('creation', loader(file, change)),
  ];
  return [property('create', object(loaders, { expanded: true }))];
}

function recordFragment(file: SourceFile, { owner, key, name }: PickerPlan, plan: Plan) {
  const { fields } = owner.resource;
  const selection = new Selection();
  const source: Source = { file, plan, selection, variable: owner.variable };
  selectIdentity(selection, owner, fields);
  selection.path([key]);
  const title = readTitle(source, owner, fields);
  return {
    node: fragment(`${name}_record`, owner.resource.type, selection.toNodes(), { inline: true }),
    title,
  };
}
