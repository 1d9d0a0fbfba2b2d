import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { pageQuery, type PageQueries } from '../../../relay/pageQueries.ts';
import { type Address } from '../../../address/address.ts';
import type { Visitor } from '../../../visitor/visitor.ts';
import { parametersOf, readFormAddress, type Parameters } from '../../form/formAddress.ts';
import type { Fields } from '../../form/input.ts';
import { filledIn, findProblems, type AnyFields, type Held } from '../../form/values.ts';
import type { Locale } from '../../../locale/locale.ts';
import { ASK } from './asked.ts';

/** A field of a record that gives nothing before it is told something. */
export interface ParameterizedFieldSettings<
  Query extends OperationType,
  Values,
  Key extends keyof Query['variables'],
> {
  /** Its name in the address. */
  readonly name: string;
  readonly label: string;
  /** The schema's own words on it. */
  readonly help?: string;
  readonly query: GraphQLTaggedNode;
  readonly fields: Fields<Values>;
  /** What is sent for the values of its inputs, beside the record's key. */
  readonly variables: (values: Values) => Omit<Query['variables'], Key>;
}

/** What the names of a parameterised field's parameters begin with. */
export function parameterPrefix(name: string): string {
  return ASK + name;
}

/** What an address says of a parameterised field's inputs. */
export function readParameters(name: string, fields: AnyFields, address: Address): Held {
  const start = `${parameterPrefix(name)}.`;
  const own = Object.entries(address).flatMap(([parameter, value]) =>
    parameter.startsWith(start) ? [[parameter.slice(start.length), value] as const] : [],
  );
  return readFormAddress(fields, Object.fromEntries(own));
}

/** The parameters that stay when a parameterised field is asked: other parameterised fields, and what the tab shows. */
export function otherParameters(name: string, address: Address): Parameters {
  const start = `${parameterPrefix(name)}.`;
  return parametersOf(address).filter(
    ([parameter]) => parameter !== 'key' && !parameter.startsWith(start),
  );
}

/**
 * The query of a parameterised field, once the address says all that it needs; until then there is none.
 *
 * @param key the variables that name the record
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
  const inputs = fields as unknown as AnyFields;
  const held = readParameters(name, inputs, address);
  // What is sent does not depend on the language.
  const locale: Locale = { language: 'en', ...visitor };
  if (findProblems(inputs, held, locale, null).length > 0) return {};
  const values = filledIn(inputs, held, locale) as Values;
  const asked = { ...variables(values), ...key } as Query['variables'];
  return { [parameterPrefix(name)]: pageQuery<Query>(query, asked, { need: 'panel' }) };
}
