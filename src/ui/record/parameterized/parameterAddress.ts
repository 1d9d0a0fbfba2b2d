import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { pageQuery, type PageQueries } from '../../../relay/pageQueries.ts';
import { type Address } from '../../../address/address.ts';
import type { Visitor } from '../../../visitor/visitor.ts';
import { parametersOf, readFormAddress, type Parameters } from '../../form/formAddress.ts';
import type { Whole } from '../../../lists/fragment.ts';
import type { Fields } from '../../form/input.ts';
import { inputsOf } from '../../form/inputsOf.ts';
import { filledValues, findProblems, type AnyFields, type FormState } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { PARAMETER_PREFIX } from './parameters.ts';

/** A field of a record with required arguments. */
export interface ParameterizedFieldSettings<
  Query extends OperationType,
  Values,
  Key extends keyof Query['variables'],
> {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** The schema's description. */
  readonly help?: string;
  readonly query: GraphQLTaggedNode;
  readonly fields: Fields<Values>;
  /** The query's variables for the form's values, without the record's key. */
  readonly variables: (values: Values) => Whole<Omit<Query['variables'], Key>>;
}

/** The prefix of a parameterised field's parameters. */
export function parameterPrefix(name: string): string {
  return PARAMETER_PREFIX + name;
}

/** The values of a parameterised field's inputs in an address. */
export function readParameters(name: string, fields: AnyFields, address: Address): FormState {
  const start = `${parameterPrefix(name)}.`;
  const own = Object.entries(address).flatMap(([parameter, value]) =>
    parameter.startsWith(start) ? [[parameter.slice(start.length), value] as const] : [],
  );
  return readFormAddress(fields, Object.fromEntries(own));
}

/**
 * The parameters to preserve when a parameterised field is submitted: other parameterised fields
 * and the tab.
 */
export function otherParameters(name: string, address: Address): Parameters {
  const start = `${parameterPrefix(name)}.`;
  return parametersOf(address).filter(
    ([parameter]) => parameter !== 'key' && !parameter.startsWith(start),
  );
}

/**
 * The query of a parameterised field; none until the address has all required arguments.
 *
 * @param key the variables that identify the record
 */
export function parameterizedFieldQueries<
  Query extends OperationType,
  Values,
  Key extends keyof Query['variables'],
>(
  { name, query, fields, variables }: ParameterizedFieldSettings<Query, Values, Key>,
  key: Pick<Query['variables'], Key>,
  address: Address,
  visitor: Visitor,
): PageQueries {
  const inputs = inputsOf(fields);
  const state = readParameters(name, inputs, address);
  // Variables do not depend on the language.
  const locale: Locale = { language: 'en', ...visitor };
  if (findProblems(inputs, state, locale, null).length > 0) return {};
  const values = filledValues(inputs, state, locale) as Values;
  const asked = { ...variables(values), ...key } as Query['variables'];
  return { [parameterPrefix(name)]: pageQuery<Query>(query, asked, { need: 'panel' }) };
}
