import { lowered } from '../../model/wording/sentence.ts';
import {
  constant,
  join,
  line,
  lines,
  object,
  property,
  textProperty,
  type Doc,
} from '../code/docs.ts';
import type { GeneratedFile } from '../code/sourceFile.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { keyedType, variablesFunction } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import { takesSeveral } from '../lists/template.ts';
import type { Plan } from '../plan.ts';
import { firstSentence } from '../records/help.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import { actionStart } from './actionStart.ts';

/** Something that can be done with a record: loaded when somebody wants to. */
export function actionFile(plan: Plan, owner: ResourcePlan, action: ActionPlan): GeneratedFile {
  const { file, artifact, change } = startChangeFile(plan, owner, action, action, {
    isGone: action.isDelete,
  });
  const { label, isDangerous, isDelete, inputs } = action;
  const description = firstSentence(action.description);
  const record = plan.variable(owner.variable, action.name);
  const { lookup } = owner.resource;
  const start =
    lookup && action.started.length > 0
      ? actionStart({ file, plan, owner, record }, action, lookup)
      : null;
  const isBulk = action.action?.scope === 'bulk' && takesSeveral(action.mutation.variables);
  const records = isBulk ? plan.variable('all', action.name, record) : null;
  const properties: Doc[] = [
    textProperty('label', label),
    ...(description ? [textProperty('description', description)] : []),
    ...(isDangerous ? ['isDangerous: true'] : []),
    ...(isDelete ? ['isDelete: true'] : []),
    ...(isBulk ? ['takesSeveral: true'] : []),
    property('fields', inputs.length === 0 ? '{}' : fieldsObject(file, plan, inputs, artifact)),
    ...(start ? [start.property] : []),
    property('change', change),
    property(
      'variables',
      variablesFunction(plan, action, { record, takesRecord: true, records, owner }),
    ),
  ];
  const actionType = file.type(
    isBulk ? 'BulkAction' : 'RecordAction',
    'src/ui/action/recordAction.ts',
  );
  const data = keyedType(plan, owner, action.mutation.variables);
  const values = inputs.length === 0 ? [] : [valuesType(file, artifact, action)];
  const words = `/** ${isDelete ? `Deletes one ${lowered(owner.resource.label)}.` : description || `${label}: an action on ${isBulk ? lowered(owner.resource.pluralLabel) : `one ${lowered(owner.resource.label)}`}.`} */`;
  return file.print(
    ...(start?.statements ?? []),
    lines(words, [
      'export ',
      constant(
        action.name,
        actionType,
        join([',', line], [artifact, data, ...values]),
        object(properties, { expanded: true }),
      ),
    ]),
  );
}
