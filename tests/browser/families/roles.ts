import { parse, print, printSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { withoutLacks } from '../../../src/roles/lacks.ts';
import { familiesResolvers, familiesSchema } from './schema.ts';

/** The header that says whose schema a call is answered by; everything without it. */
export const ROLE_HEADER = 'x-role';

/** What clerks do not have: of each kind of thing that a role can lack, some. */
const CLERK_LACKS = [
  // Whole resources, plain, in a namespace, and with keys of several parts.
  ...['Ring', 'Tool', 'Receipt', 'Membership'],
  // Lists without their records, records without their lists, a tab, a relation.
  ...['Query.signal', 'Query.igloos', 'Writer.articles', 'Article.writer'],
  // Columns, among them one of the title; a field that takes arguments.
  ...['Article.reference', 'Candle.weight', 'Igloo.weightIn'],
  // What changes something, and settings.
  ...['Mutation.updateIgloo', 'Mutation.updateCompany', 'Query.company'],
  // Arguments that lists are sorted and filtered by, and values of such.
  ...['Query.kites(orderBy:)', 'Query.kites(orderDirection:)', 'Query.quilts(colour:)'],
  ...['LampOrder.weight_ASC', 'LampOrder.weight_DESC', 'ArticleFilter.reference'],
];

/** The families' schema as clerks see it. */
export function clerkSchema() {
  const whole = parse(printSchema(familiesSchema()), { noLocation: true });
  return createSchema({
    typeDefs: print(withoutLacks(whole, CLERK_LACKS)),
    resolvers: familiesResolvers(),
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
  });
}
