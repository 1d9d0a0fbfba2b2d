import { lowerFirst } from '../../model/wording/sentence.ts';
import { code } from '../code/code.ts';
import { text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { keyedType, variablesFunction } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import { takesSeveral } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { firstSentence } from '../records/help.ts';
import type { Subject } from '../subject.ts';
import { actionStart } from './actionStart.ts';

/** Something that can be done with a record: loaded when somebody wants to. */
export function actionFile(plan: Plan, owner: Subject, action: ActionPlan): GeneratedFile {
  const { label, isDangerous, isDelete, inputs, mutation } = action;
  const { artifact, change } = startChangeFile(plan, owner, action, action, {
    isGone: isDelete,
  });
  const record = plan.variable(owner.variable, action.name);
  const { lookup } = owner.resource;
  const start =
    lookup && action.started.length + action.reads.length > 0
      ? actionStart({ plan, owner, record }, action, lookup)
      : null;
  const isBulk = action.action?.scope === 'bulk' && takesSeveral(mutation.variables);
  const records = isBulk ? plan.variable('all', action.name, record) : null;
  const variables = variablesFunction(plan, action, { record, takesRecord: true, records, owner });
  const single = isDelete ? framework.RecordDeletion : framework.RecordAction;
  const type = isBulk ? framework.BulkAction : single;
  const data = keyedType(plan, owner, mutation.variables);
  const values = inputs.length > 0 ? `, ${valuesType(artifact, action)}` : '';
  const description = firstSentence(action.description);
  return sourceFile(
    action.path,
    rootCoordinate('Mutation', mutation.path),
    code`
      ${start?.statements.join('\n\n')}

      /** ${wordsOf(owner, action, isBulk)} */
      export const ${action.name}: ${type}<${artifact}, ${data}${values}> = {
        ${!isDelete && `label: ${text(label)},`}
        ${!isDelete && description && `description: ${text(description)},`}
        ${!isDelete && isDangerous && 'isDangerous: true,'}
        ${isBulk && 'takesSeveral: true,'}
        ${inputs.length > 0 && `fields: ${fieldsObject(inputs, artifact)},`}
        ${start && `${start.property},`}
        ${change.mutation},
        variables: ${variables},
        ${change.read && `${change.read},`}
      };
    `,
  );
}

/** What an action does, above it. */
function wordsOf(
  { resource }: Subject,
  { label, description, isDelete }: ActionPlan,
  isBulk: boolean,
): string {
  const one = lowerFirst(resource.label);
  if (isDelete) return `Deletes one ${one}.`;
  const subject = isBulk ? lowerFirst(resource.pluralLabel) : `one ${one}`;
  return firstSentence(description) || `${label}: an action on ${subject}.`;
}
