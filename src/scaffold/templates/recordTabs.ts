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

/** A constant with parts of a record's page, or the file that it lies in. */
export interface PartsCode {
  /** What the constant is called in the record's own file. */
  readonly name: string;
  readonly code: string[];
  readonly files: readonly GeneratedFile[];
}

/** The tabs of a record: in its own file, or where they are many in one beside it. */
export function tabsOf(plan: Plan, owner: ResourcePlan): PartsCode {
  const { tabs, unionTabs, record } = owner;
  const count = tabs.length + unionTabs.length;
  return partsOf('tabs', owner, record?.tabs ?? null, count > 0 ? tabsConstant(plan, owner) : null);
}

/** The parameterised fields of a record, likewise. */
export function parameterizedFieldsOf(owner: ResourcePlan): PartsCode {
  const { parameterizedFields, record } = owner;
  const constant = parameterizedFields.length > 0 ? parameterizedFieldsConstant(owner) : null;
  return partsOf('parameterizedFields', owner, record?.parameterizedFields ?? null, constant);
}

/**
 * @param module the file of the constant, where it has one of its own
 * @param constant null where there are no such parts
 */
function partsOf(
  name: string,
  { subject: { resource } }: ResourcePlan,
  module: Module | null,
  constant: string | null,
): PartsCode {
  if (constant === null) return { name, code: [], files: [] };
  if (!module) return { name, code: [constant], files: [] };
  const file = sourceFile(module.path, `the type \`${resource.type}\``, `export ${constant}`);
  return { name: imported(name, module.path), code: [], files: [file] };
}

/**
 * In the schema's order, with others of the same type behind what belongs to the record; or in the
 * order in which people want them, where the schema's own is that of the alphabet.
 */
function tabsConstant(plan: Plan, owner: ResourcePlan): string {
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
    const tabs: ${framework.RecordTabs} = {
      ${commas(entries)}
    };
  `;
}

function parameterizedFieldsConstant({ parameterizedFields }: ResourcePlan): string {
  const entries = parameterizedFields.map((own) =>
    property(own.parameterizedField.field, importedModule(own)),
  );
  return code`
    const parameterizedFields: ${framework.RecordParameterizedFields} = {
      ${commas(entries)}
    };
  `;
}
