import { code } from '../code/code.ts';
import { article } from './fields.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { array, object, property, text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { importedModule } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { variablesFunction } from '../forms/formCode.ts';
import type { InputField } from '../forms/inputPlan.ts';
import { notCopied } from '../forms/notCopied.ts';
import { relationFor } from '../forms/relationInputs.ts';
import { inputsAt } from '../forms/sent.ts';
import { valuesType } from '../forms/valuesType.ts';
import { isBookkeeping, isDate, isStatus } from '../fields/traits.ts';
import type { FormPlan, FormsPlan } from '../forms/formPlan.ts';
import { linkedByName } from '../links/linkedRecords.ts';
import type { Plan } from '../plan.ts';
import { newRowsProperties, rowsWithRecord } from '../records/newRows.ts';
import type { Module, Subject } from '../subject.ts';

/** The screen on which a record is made. */
export function createFile(
  plan: Plan,
  owner: Subject,
  form: FormPlan,
  { edit, operations }: FormsPlan,
): GeneratedFile {
  const { fields, mutation, name, path } = form;
  const found = edit && searchFor(plan, owner, form);
  const own = edit ? notCopied(owner, form) : [];
  const links = edit ? copiedLinks(plan, owner, form) : [];
  const rows = rowsOf(plan, owner, form);
  return sourceFile(
    path,
    rootCoordinate('Mutation', mutation.path),
    code`
      ${found && `const duplicateCheck = { by: ${text(found.by)}, picker: ${lazily(found.picker)} };`}
      ${own.length > 0 && `const notCopied = ${array(own.map(text))};`}
      ${links.length > 0 && `const copiedLinks = ${object(links)};`}
      ${rows.length > 0 && `const rows = ${object(rows)};`}

      /** The form for a new ${lowerFirst(owner.resource.label)}. */
      export function ${name}() {
        return (
          <${framework.CreateForm}
            ${operations && `operations={${importedModule(operations)}}`}
            fields={${importedModule(fields)}}
            ${found && 'duplicateCheck={duplicateCheck}'}
            ${own.length > 0 && 'notCopied={notCopied}'}
            ${links.length > 0 && 'copiedLinks={copiedLinks}'}
            ${rows.length > 0 && 'rows={rows}'}
          />
        );
      }
    `,
  );
}

/**
 * The inputs for rows that are entered with the record, and made after it, by the names of their tabs; none where the
 * mutation does not say which record it has made.
 */
function rowsOf(plan: Plan, owner: Subject, form: FormPlan): string[] {
  if (!startChangeFile(plan, owner, form.change, form).payload.key) return [];
  return rowsWithRecord(plan, owner, form).map(({ tab: { relation, target }, rows }) => {
    const settings = object([
      property('label', text(relation.label)),
      property('resource', plan.describe(target)),
      property('tab', text(relation.field)),
      ...newRowsProperties(plan, rows),
    ]);
    return property(relation.field, `${framework.rowsInput}(${settings})`);
  });
}

/**
 * How the links are read that a duplicate has, too, by the inputs of the form that take them: those to what describes a
 * record, such as tags, and to whom it is for. A copy of a customer has none of its orders.
 */
function copiedLinks(plan: Plan, owner: Subject, form: FormPlan): string[] {
  const { tabs = [] } = plan.resources.find(({ subject }) => subject === owner) ?? {};
  const { fields } = inputsAt(form.field, form.mutation.values ?? []);
  return linkedByName(plan, tabs).flatMap(({ relation, links }) => {
    const isMeant = (field: InputField) =>
      field.name === relation.field || relationFor(field, owner.resource.relations) === relation;
    const meant = new Set(fields.filter(isMeant).map(({ name }) => name));
    const taking = form.inputs.filter(
      ({ name, kind: { records } }) =>
        meant.has(name) && records?.many === true && records.picker === links?.picker,
    );
    if (!links || taking.length !== 1 || isOccasion(links.picker.owner)) return [];
    return [property(taking[0].name, `${framework.linkedOptions}(${lazily(links)})`)];
  });
}

/** Whether records are what happened once: they are in a state, have a day of their own, or come to an amount. */
function isOccasion({ resource: { fields } }: Subject): boolean {
  return fields.some(
    (field) =>
      isStatus(field) ||
      field.format === 'money' ||
      ['float', 'decimal'].includes(field.kind) ||
      (isDate(field) && !isBookkeeping(field)),
  );
}

/** How a new record is found again: by the one input that names it, where forms can search for that. */
function searchFor(
  plan: Plan,
  { resource, key }: Subject,
  { inputs }: FormPlan,
): { readonly by: string; readonly picker: Module } | null {
  const picker = plan.pickers.all.find(({ owner }) => owner.resource === resource);
  const [title, ...others] = resource.title;
  const isNamed =
    others.length === 0 && inputs.some(({ name, kind }) => name === title && kind.make === 'text');
  return picker && isNamed && key.length === 1 && picker.key === key[0] && picker.list.search
    ? { by: title, picker }
    : null;
}

/** The mutation that makes a record: for its form, and for records out of a file. */
export function creationFile(plan: Plan, owner: Subject, form: FormPlan): GeneratedFile {
  const { change: module, mutation } = form;
  const { artifact, pattern, payload, change } = startChangeFile(plan, owner, module, form);
  const values = valuesType(artifact, form);
  return sourceFile(
    module.path,
    rootCoordinate('Mutation', mutation.path),
    code`
      /** Creates ${article(lowerFirst(owner.resource.label))}. */
      export const ${module.name}: ${framework.RecordCreation}<${artifact}, ${values}> = {
        ${change.mutation},
        variables: ${variablesFunction(plan, form)},
        ${change.read && `${change.read},`}
        ${payload.key && !payload.isKeyOfRecord && `keyOf: (${pattern.code}) => ${payload.key},`}
      };
    `,
  );
}
