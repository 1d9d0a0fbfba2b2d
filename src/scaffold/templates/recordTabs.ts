import * as framework from '../code/framework.ts';
import { imported } from '../code/scope.ts';
import { outputFields } from '../../model/shapes/typeShapes.ts';
import { tabPlace } from '../../model/wording/tabOrder.ts';
import { isAlphabetical } from '../../model/wording/fieldPriority.ts';
import { object, property, textProperty } from '../code/docs.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
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
export function tabsOf(file: SourceFile, plan: Plan, owner: ResourcePlan): PartsCode {
  return partsOf(file, owner, {
    name: 'tabs',
    module: owner.record?.tabs ?? null,
    count: owner.tabs.length + owner.unionTabs.length,
    constant: (constantFile, of) => tabsConstant(constantFile, plan, of),
  });
}

/** The parameterised fields of a record, likewise. */
export function parameterizedFieldsOf(file: SourceFile, owner: ResourcePlan): PartsCode {
  return partsOf(file, owner, {
    name: 'parameterizedFields',
    module: owner.record?.parameterizedFields ?? null,
    count: owner.parameterizedFields.length,
    constant: parameterizedFieldsConstant,
  });
}

interface Parts {
  readonly name: string;
  /** Their file, where they are too many for the record's own. */
  readonly module: Module | null;
  readonly count: number;
  readonly constant: (file: SourceFile, owner: ResourcePlan) => string;
}

function partsOf(
  file: SourceFile,
  owner: ResourcePlan,
  { name, module, count, constant }: Parts,
): PartsCode {
  if (count === 0) return { name, code: [], files: [] };
  if (!module) return { name, code: [constant(file, owner)], files: [] };
  const apart = new SourceFile(module.path, `the type \`${owner.subject.resource.type}\``);
  const printed = apart.print(`export ${constant(apart, owner)}`);
  return { name: imported(name, module.path), code: [], files: [printed] };
}

/**
 * In the schema's order, with others of the same type behind what belongs to the record; or in the
 * order in which people want them, where the schema's own is that of the alphabet.
 */
function tabsConstant(file: SourceFile, plan: Plan, owner: ResourcePlan): string {
  const type = framework.RecordTabs;
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
  const entries = tabs.map(({ of: { field, label }, name, path }) =>
    property(
      field,
      object([textProperty('label', label), property('Panel', imported(name, path))]),
    ),
  );
  return `const tabs: ${type} = ${object(entries, { expanded: true })};`;
}

function parameterizedFieldsConstant(file: SourceFile, owner: ResourcePlan): string {
  const type = framework.RecordParameterizedFields;
  const entries = owner.parameterizedFields.map(({ name, path, parameterizedField }) =>
    property(parameterizedField.field, imported(name, path)),
  );
  return `const parameterizedFields: ${type} = ${object(entries, { expanded: true })};`;
}
