import { code, commas } from '../code/code.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readTitle, selectIdentity } from '../fields/relations.ts';
import { keyFieldOf, keyFieldProperty } from '../forms/pickerKey.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import { fragment } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { searchedFields } from '../lists/search.ts';
import type { Plan } from '../plan.ts';
import type { Module } from '../subject.ts';
import { canFindOne } from './finder.ts';

/** How records of a resource are chosen in forms and filters: by their titles. */
export function pickerFile(plan: Plan, picker: PickerPlan): GeneratedFile {
  const { owner, list, key, name, path, finder } = picker;
  const { resource, variable } = owner;
  const { node, title } = recordFragment(picker, plan);
  const keyField = keyFieldOf(picker);
  const keyType = plan.leafType(keyField.type);
  const fields = searchedFields(resource, list);
  const types = [artifactType(`${name}_record$key`), ...(keyType === 'string' ? [] : [keyType])];
  return sourceFile(
    path,
    rootCoordinate('Query', list.path),
    code`
      const fragment = ${tagged(node)};

      /** Finds ${lowerFirst(resource.pluralLabel)} for the forms and filters that refer to them. */
      export const ${name}: ${framework.Picker}<${types.join(', ')}> = {
        resource: ${plan.describe(owner)},
        ${commas(keyFieldProperty(picker))}
        ${fields && `search: { ${fields} },`}
        option: (record) => {
          const ${variable} = ${framework.readInlineData}(fragment, record);
          ${keyField.nullable && `if (${variable}.${key} == null) return null;`}
          return { ${property('key', `${variable}.${key}`)}, ${title && property('title', title)} };
        },
        finder: ${lazily(finder)},
        ${operationsBeside(plan, picker) && 'canCreate: true,'}
      };
    `,
  );
}

/** The operations by which a form makes the record that it refers to: only where that can be chosen then. */
export function operationsBeside(plan: Plan, picker: PickerPlan): Module | null {
  const forms = plan.formsOf(picker.owner);
  const isChosen = canFindOne(picker) && forms?.create?.mutation.result.record;
  return isChosen ? forms.operations : null;
}

function recordFragment({ owner, key, name }: PickerPlan, plan: Plan) {
  const { fields } = owner.resource;
  const selection = new Selection();
  const source: Source = { context: plan, selection, variable: owner.variable };
  selectIdentity(selection, owner, fields);
  selection.path([key]);
  const title = readTitle(source, owner, fields);
  return {
    node: fragment(`${name}_record`, owner.resource.type, selection.toNodes(), { inline: true }),
    title,
  };
}
