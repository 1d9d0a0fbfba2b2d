import { code } from '../code/code.ts';
import { article } from './fields.ts';
import { lowerFirst } from '../../model/wording/sentence.ts';
import { text } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { importedModule } from '../code/scope.ts';
import { rootCoordinate, sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { keyedType, variablesFunction } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { EditPlan, FormPlan } from '../forms/formPlan.ts';
import { resent } from '../forms/resent.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';

/** The screen on which a record is changed. */
export function editFile(owner: Subject, form: EditPlan): GeneratedFile {
  const { name, path, mutation } = form;
  const editing = importedModule(form.editing);
  return sourceFile(
    path,
    rootCoordinate('Mutation', mutation.path),
    code`
      /** The form that changes ${article(lowerFirst(owner.resource.label))}. */
      export function ${name}() {
        return <${framework.EditForm} editing={${editing}} />;
      }

      ${name}.queries = (address: ${framework.Address}) => ${framework.editQueries}(${editing}, address);
    `,
  );
}

/** The mutation that changes a record: for its form, and for whoever else changes one. */
export function updateFile(plan: Plan, owner: Subject, form: FormPlan): GeneratedFile {
  const { change: module, mutation } = form;
  const { artifact, pattern, payload, change } = startChangeFile(plan, owner, module, form);
  const whole = valuesType(artifact, form);
  const always = [...resent(form).always, ...form.parameters.keys()].map(text).join(' | ');
  const values = always ? [whole, always] : [whole];
  const asks = [...form.parameters.keys()].map(text).join(', ');
  const key = keyedType(plan, owner, mutation.variables);
  const record = plan.variable(owner.variable, module.name);
  const variables = variablesFunction(plan, form, { record, takesRecord: true, owner });
  return sourceFile(
    module.path,
    rootCoordinate('Mutation', mutation.path),
    code`
      /** Changes ${article(lowerFirst(owner.resource.label))}. */
      export const ${module.name}: ${framework.RecordUpdate}<${[artifact, key, ...values].join(', ')}> = {
        ${change.mutation},
        variables: ${variables},
        ${change.read && `${change.read},`}
        ${payload.key && !payload.isKeyOfRecord && `keyOf: (${pattern.code}) => ${payload.key},`}
        ${asks && `asks: [${asks}],`}
      };
    `,
  );
}
