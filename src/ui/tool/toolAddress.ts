import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { pageQuery, type PageQueries } from '../../relay/pageQueries.ts';
import { type Address } from '../../address/address.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { readFormAddress } from '../form/formAddress.ts';
import type { Fields } from '../form/input.ts';
import { filledIn, findProblems, type AnyFields } from '../form/values.ts';
import type { Fragment } from '../list/listSettings.ts';
import { mergeVariables } from '../list/mergeVariables.ts';
import type { Locale } from '../../locale/locale.ts';

/** What a tool that only tells asks for, and how. */
export interface QueryToolSettings<Query extends OperationType, Values> {
  readonly query: GraphQLTaggedNode;
  readonly fields: Fields<Values>;
  /** What is sent for the values of its inputs. */
  readonly variables: (values: Values) => Query['variables'];
  /** Of rows that come in pages: what is sent for those behind a cursor. */
  readonly pages?: (after: string) => Fragment<Query['variables']>;
}

/** What an address calls the cursor behind which it asks for rows. */
export const AFTER = 'after';

/** The query of a tool, once its address says all that it needs; until then there is none. */
export function toolQueries<Query extends OperationType, Values>(
  { query, fields, variables, pages }: QueryToolSettings<Query, Values>,
  address: Address,
  visitor: Visitor,
): PageQueries {
  const inputs = fields as unknown as AnyFields;
  const held = readFormAddress(inputs, address);
  // What is sent does not depend on the language.
  const locale: Locale = { language: 'en', ...visitor };
  if (findProblems(inputs, held, locale, null).length > 0) return {};
  const values = filledIn(inputs, held, locale) as Values;
  const after = [address[AFTER] ?? ''].flat()[0];
  const sent = mergeVariables(variables(values), after && pages ? pages(after) : {});
  return { result: pageQuery<Query>(query, sent as Query['variables'], { need: 'panel' }) };
}
