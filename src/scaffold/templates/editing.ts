import * as framework from '../code/framework.ts';
import { fieldsOn } from '../../model/shapes/steps.ts';
import { article } from './fields.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import type { Lookup } from '../../model/types/resource.ts';
import { code, commas } from '../code/code.ts';
import { object, property, text } from '../code/docs.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readKey, readTitle, selectIdentity } from '../fields/relations.ts';
import type { EditPlan, FormPlan } from '../forms/formPlan.ts';
import { readLastChange } from '../forms/lastChange.ts';
import { editPermissionsOf, selectPermissions } from '../forms/permissions.ts';
import { permissionsProperty } from '../forms/permissionsCode.ts';
import { resentProperties } from '../forms/resent.ts';
import { query } from '../graphql/nodes.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions } from '../lists/listCode.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import type { Subject } from '../subject.ts';
import { selectStart, optionDoc, type StartSource } from './startValues.ts';

/** What of a record can be changed, and how it is read and sent: for its form, in place, for a copy. */
export function editingFile(
  plan: Plan,
  owner: Subject,
  form: EditPlan,
  lookup: Lookup,
): GeneratedFile {
  const { name, path } = form.editing;
  const found = new LookupCode(plan, owner.resource, lookup);
  const record = plan.variable(owner.variable, name, form.change.name);
  const source = { plan, owner, record };
  const { selections, key, title, lastChange } = selectionOf(source, owner, form);
  const artifact = artifactType(`${name}Query`);
  const asked = found.select(selections, { caught: true });
  const keyOf = keyFunction(owner, record, key);
  const subject = [...lookup.path, ...fieldsOn(lookup.record)].map((step) => text(step)).join(', ');
  const values = valuesOf(source, form);
  return sourceFile(
    path,
    rootCoordinate('Mutation', form.mutation.path),
    code`
      /** The editable fields of ${article(lowerFirst(owner.resource.label))}, with their current values. */
      export const ${name} = ${framework.defineEditing}({
        ${property('resource', plan.describe(owner))},
        ${property('fields', importedModule(form.fields))},
        query: ${tagged(query(`${name}Query`, definitions(found.variables), [asked]))},
        variables: ${found.variablesOfAddress({ returns: `${artifact}['variables']` })},
        subject: [${subject}],
        ${commas(found.rowKey)}
        read: (${found.parameters(`${artifact}['response']`)}) => ${found.readCaught()},
        ${keyOf && `keyOf: ${keyOf},`}
        ${title && `title: (${record}) => ${title},`}
        ${lastChange.length > 0 && `lastChange: (${record}) => (${object(lastChange)}),`}
        ${values && `values: (${record}) => (${values}),`}
        update: ${lazily(form.change)},
        ${commas(resentProperties(form))}
        ${permissionsProperty(editPermissionsOf(owner, form), form)}
      });
    `,
  );
}

/** What the form starts with, what names the record, and who changed it last. */
function selectionOf({ plan, record }: StartSource, owner: Subject, form: EditPlan) {
  const selection = new Selection();
  const source: Source = { context: plan, selection, variable: record };
  const { fields } = owner.resource;
  selectIdentity(selection, owner, fields);
  const key = readKey(source, owner, fields);
  const title = readTitle(source, owner, fields);
  for (const path of holePaths(form.mutation.variables)) selection.path(path);
  selectStart(selection, form.inputs);
  selectPermissions(plan, selection, owner.resource.type, editPermissionsOf(owner, form));
  const lastChange = readLastChange(source, owner);
  return { selections: selection.toNodes(), key, title, lastChange };
}

/** `(order) => order.number`; null where the key is the record's `id`. */
function keyFunction(
  { key: names, resource }: Subject,
  record: string,
  key: string | null,
): string | null {
  if (!key) return "() => ''";
  const own = resource.fields.find(({ name }) => names.length === 1 && name === names[0]);
  // A record that was found by its key has one, whatever the schema says.
  if (own?.nullable) return `(${record}) => ${key} ?? ''`;
  return key === `${record}.id` ? null : `(${record}) => ${key}`;
}

/**
 * The record's values where the query does not have them by the names of the inputs: related records as
 * options, and what an envelope holds. Null where it has them all.
 */
export function valuesOf(source: StartSource, form: Pick<FormPlan, 'inputs'>): string | null {
  const { record } = source;
  const options = form.inputs.flatMap((input) => {
    const option = optionDoc(source, input);
    return option ? [property(input.name, option)] : [];
  });
  const fields = form.inputs.flatMap(({ field }) => field ?? []);
  const envelope = fields.find((field) => field.envelope)?.envelope;
  const own = !envelope || fields.some((field) => !field.envelope) ? [`...${record}`] : [];
  const enveloped = envelope ? [`...${record}.${envelope.name}`] : [];
  if (options.length === 0 && !envelope) return null;
  return object([...own, ...enveloped, ...options]);
}
