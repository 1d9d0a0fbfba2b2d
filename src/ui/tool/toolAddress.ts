import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { pageQuery, type Address, type PageQueries } from '../../relay/pageQueries.ts';
import type { Visitor } from '../../relay/visitor.ts';
import { readFormAddress } from '../form/formAddress.ts';
import type { Fields } from '../form/input.ts';
import { filledIn, findProblems, type AnyFields } from '../form/values.ts';
import type { Locale } from '../locale/locale.ts';

/** What a tool that only tells asks for, and how. */
export interface QueryToolSettings<Query extends OperationType, Values> {
  readonly query: GraphQLTaggedNode;
  readonly fields: Fields<Values>;
  /** What is sent for the values of its inputs. */
  readonly variables: (values: Values) => Query['variables'];
}

/** The query of a tool, once its address says all that it needs; until then there is none. */
export function toolQueries<Query extends OperationType, Values>(
  { query, fields, variables }: QueryToolSettings<Query, Values>,
  address: Address,
  visitor: Visitor,
): PageQueries {
  const inputs = fields as unknown as AnyFields;
  const held = readFormAddress(inputs, address);
  // What is sent does not depend on the language.
  const locale: Locale = { language: 'en', ...visitor };
  if (findProblems(inputs, held, locale, null).length > 0) return {};
  const values = filledIn(inputs, held, locale) as Values;
  return { result: pageQuery<Query>(query, variables(values), { need: 'panel' }) };
}
