import { operatorOf } from '../../model/conventions/filter/operators.ts';
import { code, commas } from '../code/code.ts';
import { property } from '../code/docs.ts';
import * as framework from '../code/framework.ts';
import { importedType } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import { operatorBody } from '../lists/filterCode.ts';
import type { OperatorPlan } from '../lists/filterPlan.ts';
import type { OperatorsPlan } from '../lists/sharedOperators.ts';

/** The operators of a type of conditions, which filters of several fields take. */
export function operatorsFile({ name, path, ...plan }: OperatorsPlan): GeneratedFile {
  const { type, query, operand, operators } = plan;
  if (type === null)
    return sourceFile(
      path,
      'the conditions on enums',
      code`
        /** The operators of an enum, whichever it is. */
        export const ${name} = {
          ${commas(operators.map(enumOperator))}
        };
      `,
    );
  const types = [importedType(type, `__generated__/${query}.graphql.ts`), operand];
  return sourceFile(
    path,
    `the input \`${type}\``,
    code`
      /** The operators of filters whose conditions are a \`${type}\`. */
      export const ${name}: ${framework.Operators}<${types.join(', ')}> = {
        ${commas(operators.map(operatorCode))}
      };
    `,
  );
}

/** `is: (value) => ({ equalTo: value })` */
function operatorCode(operator: OperatorPlan): string {
  const parameters = parametersOf(operator);
  return property(operator.name, `(${parameters.join(', ')}) => ${bodyOf(operator, parameters)}`);
}

/** `is: <Choice>(value: Choice) => ({ equalTo: value })` */
function enumOperator(operator: OperatorPlan): string {
  const parameters = parametersOf(operator);
  const { operand } = operatorOf(operator.name);
  const type = { value: 'Choice', values: 'Choice[]', range: 'Choice', presence: 'boolean' }[
    operand
  ];
  const typed = parameters.map((parameter) => `${parameter}: ${type}`);
  const isGeneric = operand !== 'presence';
  const own = `(${typed.join(', ')}) => ${bodyOf(operator, parameters)}`;
  return property(operator.name, isGeneric ? `<Choice>${own}` : own);
}

function parametersOf({ name }: OperatorPlan): string[] {
  return { value: ['value'], values: ['values'], range: ['from', 'to'], presence: [name] }[
    operatorOf(name).operand
  ];
}

function bodyOf(operator: OperatorPlan, parameters: readonly string[]): string {
  return `(${operatorBody(operator, parameters)})`;
}
