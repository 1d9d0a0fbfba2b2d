import * as framework from '../code/framework.ts';
import { imported, importedModule } from '../code/scope.ts';
import { code, commas } from '../code/code.ts';
import { property, text } from '../code/docs.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Plan } from '../plan.ts';
import { tabsInOrder } from '../records/tabsInOrder.ts';
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

/** The parameterised fields of a record: in its own file, or where they are many in one beside it; null where there are none. */
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

function tabsObject(plan: Plan, own: ResourcePlan): string {
  const entries = tabsInOrder(plan, own).map(({ of: { field, label }, ...tab }) =>
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
