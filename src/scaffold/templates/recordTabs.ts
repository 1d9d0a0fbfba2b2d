import * as framework from '../code/framework.ts';
import { imported, importedModule } from '../code/scope.ts';
import { outputFields } from '../../model/shapes/typeShapes.ts';
import { tabPlace } from '../../model/wording/tabOrder.ts';
import { isAlphabetical } from '../../model/wording/fieldPriority.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Module } from '../subject.ts';

/** Several parts of a record's page: in its own file, or in one beside it. */
export interface PartsCode {
  /** The parts, or the constant that has them. */
  readonly value: string;
  /** The constant, where the record's own file has it. */
  readonly constant?: string;
  readonly file?: GeneratedFile;
}

/** The tabs of a record: in its own file, or where they are many in one beside it; null where there are none. */
export function tabsOf(plan: Plan, own: ResourcePlan): PartsCode | null {
  if (own.tabs.length + own.unionTabs.length === 0) return null;
  const value = tabsObject(plan, own);
  const module = own.record?.tabs;
  return module ? inOwnFile(own, module, 'tabs', framework.RecordTabs, value) : { value };
}

/** The parameterised fields of a record, likewise. */
export function parameterizedFieldsOf(own: ResourcePlan): PartsCode | null {
  if (own.parameterizedFields.length === 0) return null;
  const name = 'parameterizedFields';
  const type = framework.RecordParameterizedFields;
  const value = parameterizedFieldsObject(own);
  const module = own.record?.parameterizedFields;
  if (module) return inOwnFile(own, module, name, type, value);
  return { value: name, constant: `const ${name}: ${type} = ${value};` };
}

function inOwnFile(
  { subject: { resource } }: ResourcePlan,
  { path }: Module,
  name: string,
  type: string,
  value: string,
): PartsCode {
  const body = `export const ${name}: ${type} = ${value};`;
  return {
    value: imported(name, path),
    file: sourceFile(path, `the type \`${resource.type}\``, body),
  };
}

/**
 * In the schema's order, with others of the same type behind what belongs to the record; or in the
 * order in which people want them, where the schema's own is that of the alphabet.
 */
function tabsObject(plan: Plan, owner: ResourcePlan): string {
  const { type: ownType } = owner.subject.resource;
  const tabs = [
    ...owner.tabs.map((tab) => ({
      ...tab,
      of: tab.relation,
      isAlike: tab.relation.to === ownType,
    })),
    ...owner.unionTabs.map((tab) => ({ ...tab, of: tab.unionField, isAlike: false })),
  ];
  const isUnordered = isAlphabetical(outputFields(plan.type(ownType)).map(({ name }) => name));
  if (isUnordered) tabs.sort((one, other) => tabPlace(one.of.field) - tabPlace(other.of.field));
  else tabs.sort((one, other) => Number(one.isAlike) - Number(other.isAlike));
  const entries = tabs.map(({ of: { field, label }, ...tab }) =>
    property(field, `{ label: ${text(label)}, ${property('Panel', importedModule(tab))} }`),
  );
  return code`
    {
      ${commas(entries)}
    }
  `;
}

function parameterizedFieldsObject({ parameterizedFields }: ResourcePlan): string {
  const entries = parameterizedFields.map((own) =>
    property(own.parameterizedField.field, importedModule(own)),
  );
  return code`
    {
      ${commas(entries)}
    }
  `;
}
