import { lowered } from '../../model/wording/sentence.ts';
import {
  arrowToExpression,
  block,
  constant,
  group,
  indent,
  join,
  line,
  lines,
  object,
  property,
  softline,
  text,
} from '../code/docs.ts';
import { rootCoordinate, SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { keyedType, variablesFunction } from '../forms/formCode.ts';
import { valuesType } from '../forms/valuesType.ts';
import type { EditPlan } from '../forms/formPlan.ts';
import { demanded } from '../forms/sent.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import { article } from './fields.ts';

/** The screen on which a record is changed. */
export function editFile(owner: ResourcePlan, form: EditPlan): GeneratedFile {
  const file = new SourceFile(form.path, rootCoordinate('Mutation', form.mutation.path));
  const { name, editing } = form;
  const own = file.value(editing.name, editing.path);
  const screen = file.value('EditForm', 'src/ui/form/EditForm.tsx');
  const address = file.type('Address', 'src/address/address.ts');
  const queries = file.value('editQueries', 'src/ui/form/recordEditing.ts');
  const words = `/** The form that changes ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    lines(words, [`export function ${name}() `, block([`return <${screen} editing={${own}} />;`])]),
    [
      `${name}.queries = `,
      arrowToExpression([`address: ${address}`], `${queries}(${own}, address)`),
      ';',
    ],
  );
}

/** The mutation that changes a record: for its form, and for whoever else changes one. */
export function updateFile(plan: Plan, owner: ResourcePlan, form: EditPlan): GeneratedFile {
  const { change: module, mutation } = form;
  const { file, artifact, pattern, answer, change } = startChangeFile(plan, owner, module, form);
  const whole = valuesType(file, artifact, form);
  const always = demanded(form).map(text).join(' | ');
  const some = group(['Partial<', indent([softline, whole]), softline, '>']);
  const values = always
    ? group([some, ' &', indent([line, group(['Pick<', whole, `, ${always}>`])])])
    : some;
  const record = plan.variable(owner.variable, module.name);
  const properties = [
    property('change', change),
    property('variables', variablesFunction(plan, form, { record, takesRecord: true, owner })),
    ...(answer.key && keyMayChange(owner, form)
      ? [['keyOf: ', arrowToExpression([pattern.code], answer.key)]]
      : []),
  ];
  const words = `/** Changes ${article(lowered(owner.resource.label))}. */`;
  return file.print(
    lines(words, [
      'export ',
      constant(
        module.name,
        file.type('RecordUpdate', 'src/ui/form/recordChange.ts'),
        join([',', line], [artifact, keyedType(plan, owner, mutation.variables), values]),
        object(properties, { expanded: true }),
        { isNested: true },
      ),
    ]),
  );
}

/** Whether what a record is known by can be made of what is changed: of an opaque key nobody can tell. */
function keyMayChange({ key, resource }: ResourcePlan, { inputs }: EditPlan): boolean {
  const isOpaque = resource.identity?.scope === 'global';
  return isOpaque || inputs.some(({ name }) => key.includes(name));
}
