import { TYPES, type PgCodec, type PgCodecWithAttributes } from 'postgraphile/@dataplan/pg';
import type { PgSelectSingleStep, PgSelectStep } from 'postgraphile/@dataplan/pg';
import type { ConnectionStep } from 'postgraphile/grafast';
import { sql } from 'postgraphile/pg-sql2';

/** The column that amounts are grouped by: those of several currencies have no sum together. */
const CURRENCY = 'currency';

/** The columns of a table that hold numbers and may be read. */
function numberColumns(codec: PgCodec | undefined): string[] {
  return Object.entries(codec?.attributes ?? {}).flatMap(([name, { codec: own, extensions }]) =>
    (own === TYPES.numeric || own === TYPES.int) && extensions?.canSelect !== false ? [name] : [],
  );
}

/** Tables whose lists add up: those with a decimal, an amount as a rule. */
function isAddedUp(codec: PgCodec | undefined): codec is PgCodecWithAttributes {
  return (
    codec?.attributes !== undefined &&
    numberColumns(codec).some((name) => codec.attributes?.[name]?.codec === TYPES.numeric)
  );
}

/** What the rows of a connection add up to, on all its pages. */
function aggregatesPlan($connection: ConnectionStep<never>): PgSelectSingleStep {
  return rowsToAggregate($connection).singleAsRecord();
}

function rowsToAggregate($connection: ConnectionStep<never>): PgSelectStep {
  return $connection.cloneSubplanWithoutPagination('aggregate') as unknown as PgSelectStep;
}

/**
 * Adds `aggregates { sum { … } }` and `groupedAggregates(groupBy: CURRENCY) { currency sum { … } }` to the connections
 * of tables with amounts, as PostGraphile's plugin for aggregates does: as much of it as lists need.
 */
export const SumsPlugin: GraphileConfig.Plugin = {
  name: 'SumsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      init(_, build) {
        const codecs = new Set(
          Object.values(build.pgResources).flatMap(({ codec, parameters }) =>
            !parameters && isAddedUp(codec) ? [codec] : [],
          ),
        );
        for (const codec of codecs) registerTypes(codec, build);
        return _;
      },
      GraphQLObjectType_fields(fields, build, { scope, Self }) {
        const { isPgConnectionRelated, isConnectionType, pgCodec } = scope;
        if (!isPgConnectionRelated || !isConnectionType || !isAddedUp(pgCodec)) return fields;
        const type = build.getOutputTypeByName(aggregatesName(pgCodec, build));
        const aggregates = {
          description: 'What all records of the connection add up to, whatever its page.',
          type,
          plan: aggregatesPlan,
        };
        return build.extend(
          fields,
          { aggregates, ...groupedAggregates(pgCodec, build) },
          `Adding aggregates to ${Self.name}`,
        );
      },
    },
  },
};

/** The same for each currency, where records have one. */
function groupedAggregates(codec: PgCodecWithAttributes, build: GraphileBuild.Build) {
  if (!hasCurrency(codec)) return {};
  const { GraphQLList, GraphQLNonNull } = build.graphql;
  return {
    groupedAggregates: {
      description: 'What the records of each group add up to.',
      type: new GraphQLList(new GraphQLNonNull(build.getOutputTypeByName(groupName(codec, build)))),
      args: {
        groupBy: {
          type: new GraphQLNonNull(build.getInputTypeByName(groupByName(codec, build))),
        },
      },
      plan: ($connection: ConnectionStep<never>) => {
        const $rows = rowsToAggregate($connection);
        $rows.groupBy({
          fragment: sql`${$rows.alias}.${sql.identifier(CURRENCY)}`,
          codec: codec.attributes[CURRENCY].codec,
        });
        return $rows;
      },
    },
  };
}

function hasCurrency({ attributes }: PgCodecWithAttributes): boolean {
  return CURRENCY in attributes && attributes[CURRENCY].extensions?.canSelect !== false;
}

function groupName(codec: PgCodecWithAttributes, { inflection }: GraphileBuild.Build): string {
  return `${inflection.tableType(codec)}Group`;
}

function groupByName(codec: PgCodecWithAttributes, build: GraphileBuild.Build): string {
  return `${groupName(codec, build)}By`;
}

function registerGroups(codec: PgCodecWithAttributes, build: GraphileBuild.Build): void {
  build.registerEnumType(
    groupByName(codec, build),
    {},
    () => ({ values: { CURRENCY: { value: CURRENCY } } }),
    `what records of ${codec.name} are grouped by`,
  );
  build.registerObjectType(
    groupName(codec, build),
    {},
    () => ({
      fields: () => ({
        currency: {
          type: build.getGraphQLTypeByPgCodec(codec.attributes[CURRENCY].codec, 'output') as never,
          plan: ($row: PgSelectSingleStep) =>
            $row.select(
              sql`${$row.getClassStep().alias}.${sql.identifier(CURRENCY)}`,
              codec.attributes[CURRENCY].codec,
              false,
            ),
        },
        sum: sumField(codec, build),
      }),
    }),
    `a group of ${codec.name}`,
  );
}

function sumField(codec: PgCodecWithAttributes, build: GraphileBuild.Build) {
  return {
    description: 'The sums of its numbers.',
    type: build.getOutputTypeByName(sumName(codec, build)),
    plan: ($row: PgSelectSingleStep) => $row,
  };
}

function sumName(codec: PgCodecWithAttributes, { inflection }: GraphileBuild.Build): string {
  return `${inflection.tableType(codec)}SumAggregates`;
}

function aggregatesName(codec: PgCodecWithAttributes, { inflection }: GraphileBuild.Build): string {
  return `${inflection.tableType(codec)}Aggregates`;
}

function registerTypes(codec: PgCodecWithAttributes, build: GraphileBuild.Build): void {
  if (hasCurrency(codec)) registerGroups(codec, build);
  build.registerObjectType(
    aggregatesName(codec, build),
    {},
    () => ({ fields: () => ({ sum: sumField(codec, build) }) }),
    `the aggregates of ${codec.name}`,
  );
  build.registerObjectType(
    sumName(codec, build),
    {},
    () => ({
      fields: () =>
        Object.fromEntries(
          numberColumns(codec).map((column) => [
            build.inflection.attribute({ codec, attributeName: column }),
            {
              type: build.getGraphQLTypeByPgCodec(TYPES.numeric, 'output') as never,
              plan: ($row: PgSelectSingleStep) =>
                $row.select(
                  sql`coalesce(sum(${$row.getClassStep().alias}.${sql.identifier(column)}), 0)`,
                  TYPES.numeric,
                  false,
                ),
            },
          ]),
        ),
    }),
    `the sums of ${codec.name}`,
  );
}
