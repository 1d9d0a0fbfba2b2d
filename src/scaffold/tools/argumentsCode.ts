import * as framework from '../code/framework.ts';
import { fragmentOf } from '../code/jsx.ts';
import { getNamedType, isLeafType, type SelectionNode } from 'graphql';
import type { Path } from '../../model/types/variables.ts';
import type { ParameterizedRecordField, Tool } from '../../model/types/tool.ts';
import { variablesFunction } from '../forms/formCode.ts';
import { fieldsObject } from '../forms/inputCode.ts';
import type { SentPlan } from '../forms/sent.ts';
import { follow, type Value } from '../graphql/reading.ts';
import type { Plan } from '../plan.ts';
import { resultCode, valueDoc } from './resultCode.ts';

/** The selection of a field's result, and the JSX that shows it. */
export interface ShownCode {
  /** The selections below the field; undefined for a plain value. */
  readonly selections: readonly SelectionNode[] | undefined;
  /** JSX; null where there is nothing to show. */
  readonly shown: string | null;
}

/**
 * Prints the result of a field with a query of its own.
 *
 * @param start the object with the field
 * @param path from there to the field
 */
export function shownCode(
  plan: Plan,
  parameterizedField: Tool | ParameterizedRecordField,
  { field: own }: Pick<SentPlan, 'field'>,
  start: Value,
  path: Path,
): ShownCode {
  if (isLeafType(getNamedType(own.type))) {
    const outer = follow(start, path.slice(0, -1));
    const chain = outer.expression + (outer.mayBeMissing ? '?' : '');
    return { selections: undefined, shown: valueDoc(plan, parameterizedField, chain) };
  }
  const { selections, parts } = resultCode(plan, parameterizedField, own.type, 'result');
  if (parts.length === 0) return { selections, shown: null };
  const component = framework.ToolResult;
  const body: string = parts.length === 1 ? parts[0] : fragmentOf(parts);
  const value = follow(start, path).expression;
  return {
    selections,
    shown: `<${component} value={${value}}>{(result) => ${body}}</${component}>`,
  };
}

/** The variables for the values of a field's inputs. */
export function argumentVariables(plan: Plan, sent: SentPlan): string {
  const isWhole =
    sent.mutation.values?.length === 0 && Object.keys(sent.mutation.variables).length === 0;
  return isWhole ? '(values) => values' : variablesFunction(plan, sent);
}

/** The inputs of a field with a query of its own. */
export function argumentInputs({ inputs }: SentPlan, artifact: string): string {
  return inputs.length === 0 ? '{}' : fieldsObject(inputs, artifact);
}
