import * as framework from '../code/framework.ts';
import { imported } from '../code/scope.ts';
import { outputFields } from '../../model/shapes/typeShapes.ts';
import { tabPlace } from '../../model/wording/tabOrder.ts';
import { isAlphabetical } from '../../model/wording/fieldPriority.ts';
import { object, property, textProperty } from '../code/docs.ts';
import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';

/** So many tabs, or parameterised fields, stand in the record's own file. */
const MOST_PARTS = 12;

/** A constant with parts of a record's page, or the file that it lies in. */
export interface PartsCode {
  /** What the constant is called in the record's own file. */
  readonly name: string;
  readonly code: string[];
  readonly files: readonly GeneratedFile[];
}

/** The tabs of a record: in its own file, or where they are many in one beside it. */
export function tabsOf(file: SourceFile, plan: Plan, owner: ResourcePlan): PartsCode {
  return partsOf(file, plan, owner, {
    name: 'tabs',
    suffix: 'Tabs',
    count: owner.tabs.length + owner.unionTabs.length,
    constant: (constantFile, of) => tabsConstant(constantFile, plan, of),
  });
}

/** The parameterised fields of a record, likewise. */
export function parameterizedFieldsOf(
  file: SourceFile,
  plan: Plan,
  owner: ResourcePlan,
): PartsCode {
  return partsOf(file, plan, owner, {
    name: 'parameterizedFields',
    suffix: 'ParameterizedFields',
    count: owner.parameterizedFields.length,
    constant: parameterizedFieldsConstant,
  });
}

interface Parts {
  readonly name: string;
  /** What the name of their file ends with. */
  readonly suffix: 'Tabs' | 'ParameterizedFields';
  readonly count: number;
  readonly constant: (file: SourceFile, owner: ResourcePlan) => string;
}

function partsOf(
  file: SourceFile,
  plan: Plan,
  owner: ResourcePlan,
  { name, suffix, count, constant }: Parts,
): PartsCode {
  if (count === 0) return { name, code: [], files: [] };
  if (count <= MOST_PARTS) return { name, code: [constant(file, owner)], files: [] };
  const own = plan.partsModule(owner, suffix);
  const apart = new SourceFile(own.path, `the type \`${owner.resource.type}\``);
  const printed = apart.print(`export ${constant(apart, owner)}`);
  return { name: imported(name, own.path), code: [], files: [printed] };
}

/**
 * In the schema's order, with others of the same type behind what belongs to the record; or in the
 * order in which people want them, where the schema's own is that of the alphabet.
 */
function tabsConstant(file: SourceFile, plan: Plan, owner: ResourcePlan): string {
  const type = framework.RecordTabs;
  const { type: ownType } = owner.resource;
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
