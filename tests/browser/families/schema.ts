import { createSchema } from 'graphql-yoga';
import { families } from './all.ts';
import type { Resolver } from './family.ts';
import { noteMutation, noteSdl, noteSubscription } from './note.ts';
import { parcelMutation, parcelQuery, parcelSdl } from './parcel.ts';

const COMMON = `
  scalar JSON
  scalar Cursor
  scalar Mixed
  enum Colour { RED GREEN BLUE }
  enum Direction { ASC DESC }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
`;

/** The schema of all families together. */
export function familiesSchema() {
  return createSchema({
    typeDefs: [COMMON, noteSdl, parcelSdl, ...families.flatMap(({ sdl }) => (sdl ? [sdl] : []))],
    resolvers: familiesResolvers(),
  });
}

/** What resolves its fields. */
export function familiesResolvers() {
  const resolvers: Record<string, Record<string, Resolver>> = {
    Query: parcelQuery,
    Mutation: { ...noteMutation, ...parcelMutation },
  };
  for (const { query, resolvers: own = {} } of families) {
    for (const [type, fields] of Object.entries({ ...own, ...(query && { Query: query }) }))
      resolvers[type] = { ...resolvers[type], ...fields };
  }
  return { ...resolvers, Subscription: noteSubscription };
}
