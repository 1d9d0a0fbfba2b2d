import { sideEffectWithPgClientTransaction, TYPES, listOfCodec } from 'postgraphile/@dataplan/pg';
import type { PgClient, PgResource } from 'postgraphile/@dataplan/pg';
import { access, constant, SafeError } from 'postgraphile/grafast';
import type { FieldArgs, Step } from 'postgraphile/grafast';
import { extendSchema, gql } from 'postgraphile/utils';
import { sql } from 'postgraphile/pg-sql2';

/**
 * Makes the arguments without a default required in functions that carry the smart tag
 * `@requiredArguments`. Unlike `strict`, the function itself still runs when a record is gone, and can
 * say so.
 */
export const RequiredArgumentsPlugin: GraphileConfig.Plugin = {
  name: 'RequiredArgumentsPlugin',
  version: '1.0.0',
  gather: {
    hooks: {
      pgProcedures_PgResourceOptions(_info, { resourceOptions }) {
        if (!resourceOptions.extensions?.tags?.requiredArguments) return;
        for (const parameter of resourceOptions.parameters ?? []) {
          if (!parameter.optional) Object.assign(parameter, { notNull: true });
        }
      },
    },
  },
};

/** Returns a function that turns a record's id into its integer key; it throws on other ids. */
function keyReader(build: GraphileBuild.Build, resource: PgResource): (id: string) => number {
  const typeName = build.inflection.tableType(resource.codec);
  const helpers = build.nodeIdHelpersForCodec(resource.codec);
  if (!helpers) throw new Error(`${typeName} has no id.`);
  return (id) => {
    const [key] = helpers.getIdentifiers(id) ?? [];
    if (typeof key !== 'number') {
      throw new SafeError(`This is not an id of ${typeName}.`, { code: 'BAD_ID' });
    }
    return key;
  };
}

/** The records with the given keys, for a payload. */
function recordsWithKeys(resource: PgResource, $keys: Step) {
  const $records = resource.find();
  const keys = $records.placeholder($keys, listOfCodec(TYPES.int));
  $records.where(sql`${$records.alias}.id = any(${keys})`);
  return $records;
}

/**
 * Whether the database has a function, and the role whose schema is made may call it
 * (PgRBACPlugin).
 */
function isAllowed(action: PgResource | undefined): boolean {
  return action !== undefined && action.extensions?.canExecute !== false;
}

/** Adds the sample's action that merges several customers. */
export const MergeCustomersPlugin = extendSchema((build) => {
  const { customers, merge_customers } = build.pgResources;
  if (!customers || !isAllowed(merge_customers)) return { typeDefs: [] };
  const customerKey = keyReader(build, customers);

  const mergeCustomers = async (
    client: PgClient,
    input: { clientMutationId?: string; id: string; otherIds: readonly string[] },
  ) => {
    const key = customerKey(input.id);
    const otherKeys = input.otherIds.map(customerKey);
    await client.query({
      text: 'select merge_customers($1::integer, $2::integer[])',
      values: [key, `{${otherKeys.join(',')}}`],
    });
    return { clientMutationId: input.clientMutationId, key, otherKeys };
  };

  return {
    typeDefs: mergeCustomersTypes,
    objects: {
      Mutation: {
        plans: {
          mergeCustomers: (_$root: Step, { $input }: FieldArgs) =>
            sideEffectWithPgClientTransaction(customers.executor, $input, mergeCustomers),
        },
      },
      MergeCustomersPayload: {
        plans: {
          customer: ($payload: Step) => customers.get({ id: access($payload, 'key') }),
          mergedCustomers: ($payload: Step) =>
            recordsWithKeys(customers, access($payload, 'otherKeys')),
          query: () => constant({}),
        },
      },
    },
  };
}, 'MergeCustomersPlugin');

/** Adds the sample's action that closes several tickets. */
export const CloseTicketsPlugin = extendSchema((build) => {
  const { tickets, close_tickets } = build.pgResources;
  if (!tickets || !isAllowed(close_tickets)) return { typeDefs: [] };
  const ticketKey = keyReader(build, tickets);

  const closeTickets = async (
    client: PgClient,
    input: { clientMutationId?: string; ids: readonly string[] },
  ) => {
    const keys = input.ids.map(ticketKey);
    await client.query({
      text: 'select close_tickets($1::integer[])',
      values: [`{${keys.join(',')}}`],
    });
    return { clientMutationId: input.clientMutationId, keys };
  };

  return {
    typeDefs: closeTicketsTypes,
    objects: {
      Mutation: {
        plans: {
          closeTickets: (_$root: Step, { $input }: FieldArgs) =>
            sideEffectWithPgClientTransaction(tickets.executor, $input, closeTickets),
        },
      },
      CloseTicketsPayload: {
        plans: {
          tickets: ($payload: Step) => recordsWithKeys(tickets, access($payload, 'keys')),
          query: () => constant({}),
        },
      },
    },
  };
}, 'CloseTicketsPlugin');

const mergeCustomersTypes = gql`
  input MergeCustomersInput {
    """
    Comes back in the payload.
    """
    clientMutationId: String
    """
    The customer that stays.
    """
    id: ID!
    """
    Customers that turned out to be the same business.
    """
    otherIds: [ID!]!
  }
  type MergeCustomersPayload {
    clientMutationId: String
    """
    The customer that stays.
    """
    customer: Customer
    """
    The customers that were merged into it, now closed.
    """
    mergedCustomers: [Customer!]
    query: Query
  }
  extend type Mutation {
    """
    Moves contacts, orders, invoices and tickets of other customers to this one, and closes the others.
    """
    mergeCustomers(input: MergeCustomersInput!): MergeCustomersPayload
  }
`;

const closeTicketsTypes = gql`
  input CloseTicketsInput {
    """
    Comes back in the payload.
    """
    clientMutationId: String
    """
    The tickets to close.
    """
    ids: [ID!]!
  }
  type CloseTicketsPayload {
    clientMutationId: String
    """
    The closed tickets.
    """
    tickets: [Ticket!]
    query: Query
  }
  extend type Mutation {
    """
    Closes tickets.
    """
    closeTickets(input: CloseTicketsInput!): CloseTicketsPayload
  }
`;
