import type { Lookup } from '../../model/types/resource.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { code, commas } from '../code/code.ts';
import { object, property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { lazily } from '../code/lazy.ts';
import { tagged } from '../code/relay.ts';
import { artifactType, importedModule } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Source } from '../fields/access.ts';
import { readTitle, selectIdentity } from '../fields/relations.ts';
import type { FormPlan, RowFormsPlan } from '../forms/formPlan.ts';
import { readLastChange } from '../forms/lastChange.ts';
import { resentProperties } from '../forms/resent.ts';
import { query } from '../graphql/nodes.ts';
import { rowsOf, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import { definitions, listField } from '../lists/listCode.ts';
import { rowsWith } from '../lists/pageCode.ts';
import { holePaths } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { LookupCode } from '../records/lookup.ts';
import { rowFormsOf } from '../records/rowChanges.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { valuesOf } from './editing.ts';
import { selectStart, type StartSource } from './startValues.ts';

/** How the rows of a tab are read, changed and deleted whose records have no pages. */
export function rowChangesFile(
  plan: Plan,
  owner: Subject,
  { changes, list, target, relation }: TabPlan & { readonly changes: Module },
  lookup: Lookup,
): GeneratedFile {
  const { name, path } = changes;
  const { edit, deletion }: Partial<RowFormsPlan> = rowFormsOf(plan, target) ?? {};
  const found = new LookupCode(plan, owner.resource, lookup);
  const record = plan.variable(target.variable, name, edit?.change.name ?? '');
  const source = { plan, owner: target, record };
  const { selections, title, lastChange } = selectionOf(source, target, { edit, deletion });
  const artifact = artifactType(`${name}Query`);
  const rows = found.fieldBelow(listField(list, [], rowsWith(list, selections)));
  const asked = found.select([rows], { caught: true });
  const parent: Value = {
    expression: 'found',
    type: plan.type(owner.resource.type) as Value['type'],
    mayBeMissing: false,
  };
  const inParent = rowsOf(found.followBelow(parent, list.path), list.rows);
  return sourceFile(
    path,
    `\`${owner.resource.type}.${relation.field}\``,
    code`
      /** How the ${lowerFirst(relation.label)} of one ${lowerFirst(owner.resource.label)} are changed. */
      export const ${name} = ${framework.defineRowChanges}({
        ${property('resource', plan.describe(target))},
        query: ${tagged(query(`${name}Query`, definitions(found.variables), [asked]))},
        variables: ${found.variablesOfAddress({ returns: `${artifact}['variables']` })},
        rows: (${found.parameters(`${artifact}['response']`)}) =>
          ${framework.partOf}(${found.readCaught()}, (found) => ${inParent}),
        ${title && `title: (${record}) => ${title},`}
        ${edit && editProperty(source, edit, lastChange)}
        ${deletion && `delete: ${lazily(deletion)},`}
      });
    `,
  );
}

/** What is read of each row: its key, what names it, what the mutations and the form need, and who changed it last. */
function selectionOf(
  { plan, record }: StartSource,
  target: Subject,
  { edit, deletion }: Partial<RowFormsPlan>,
) {
  const selection = new Selection();
  const source: Source = { context: plan, selection, variable: record };
  const { fields } = target.resource;
  selectIdentity(selection, target, fields);
  const title = readTitle(source, target, fields);
  const sent = [edit, deletion].flatMap((one) => one ?? []);
  for (const { mutation } of sent)
    for (const path of holePaths(mutation.variables)) selection.path(path);
  if (edit) selectStart(selection, edit.inputs);
  const lastChange = edit ? readLastChange(source, target) : [];
  return { selections: selection.toNodes(), title, lastChange };
}

/** The form of a row, and what changes it. */
function editProperty(source: StartSource, form: FormPlan, lastChange: readonly string[]): string {
  const values = valuesOf(source, form);
  return code`
    edit: {
      ${commas([
        property('fields', importedModule(form.fields)),
        ...(lastChange.length > 0
          ? [`lastChange: (${source.record}) => (${object(lastChange)})`]
          : []),
        ...(values ? [`values: (${source.record}) => (${values})`] : []),
        `update: ${lazily(form.change)}`,
        ...resentProperties(form),
      ])}
    },
  `;
}
