import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { pageQuery, type PageQueries } from '../../relay/pageQueries.ts';
import { type Address } from '../../address/address.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { readFormAddress } from '../form/formAddress.ts';
import type { Fields } from '../form/input.ts';
import { inputsOf } from '../form/inputsOf.ts';
import { filledValues, findProblems } from '../form/values.ts';
import type { Fragment, Whole } from '../../lists/fragment.ts';
import { mergeVariables } from '../../lists/mergeVariables.ts';
import type { Locale } from '../../locale/locale.ts';

/** The settings of a tool that is a query. */
export interface QueryToolSettings<Query extends OperationType, Values> {
  readonly query: GraphQLTaggedNode;
  readonly fields: Fields<Values>;
  /** The query's variables for the form's values. */
  readonly variables: (values: Values) => Whole<Query['variables']>;
  /** For paged rows: the variables of the page after a cursor. */
  readonly pages?: (after: string) => Fragment<Query['variables']>;
}

/** The cursor's name in the address. */
export const AFTER = 'after';

/** The query of a tool; none until its address has all required arguments. */
export function toolQueries<Query extends OperationType, Values>(
  { query, fields, variables, pages }: QueryToolSettings<Query, Values>,
  address: Address,
  visitor: Visitor,
): PageQueries {
  const inputs = inputsOf(fields);
  const state = readFormAddress(inputs, address);
  // Variables do not depend on the language.
  const locale: Locale = { language: 'en', ...visitor };
  if (findProblems(inputs, state, locale, null).length > 0) return {};
  const values = filledValues(inputs, state, locale) as Values;
  const after = [address[AFTER] ?? ''].flat()[0];
  const sent = mergeVariables(variables(values), after && pages ? pages(after) : {});
  return { result: pageQuery<Query>(query, sent as Query['variables'], { need: 'panel' }) };
}
