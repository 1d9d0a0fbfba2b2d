import { TYPES, type PgCodec, type PgCodecWithAttributes } from 'postgraphile/@dataplan/pg';
import type {
  PgSelectQueryBuilder,
  PgSelectSingleStep,
  PgSelectStep,
} from 'postgraphile/@dataplan/pg';
import type { ConnectionStep, FieldArg } from 'postgraphile/grafast';
import { sql } from 'postgraphile/pg-sql2';

/** The column that amounts are grouped by: those of several currencies have no sum together. */
const CURRENCY = 'currency';

/** The columns of a table that hold numbers and may be read. */
function numberColumns(codec: PgCodec | undefined): string[] {
  return Object.entries(codec?.attributes ?? {}).flatMap(([name, { codec: own, extensions }]) =>
    (own === TYPES.numeric || own === TYPES.int) && extensions?.canSelect !== false ? [name] : [],
  );
}

/** The columns that records are grouped by: what several may have in common. */
function groupingColumns(codec: PgCodec | undefined): string[] {
  return Object.entries(codec?.attributes ?? {}).flatMap(([name, { codec: own, extensions }]) =>
    (name === CURRENCY || own === TYPES.text) && extensions?.canSelect !== false ? [name] : [],
  );
}

function isGrouped(codec: PgCodec | undefined): codec is PgCodecWithAttributes {
  return codec?.attributes !== undefined && groupingColumns(codec).length > 0;
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
 * Adds `aggregates { sum { … } }` to the connections of tables with amounts, and
 * `groupedAggregates(groupBy: CURRENCY) { currency count sum { … } }` to those of tables with currencies or texts, as
 * PostGraphile's plugin for aggregates does: as much of it as lists need.
 */
export const SumsPlugin: GraphileConfig.Plugin = {
  name: 'SumsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      init(_, build) {
        const codecs = new Set(
          Object.values(build.pgResources).flatMap(({ codec, parameters }) =>
            !parameters && codec.attributes ? [codec as PgCodecWithAttributes] : [],
          ),
        );
        for (const codec of codecs) {
          if (isAddedUp(codec)) registerSums(codec, build);
          if (isGrouped(codec)) registerGroups(codec, build);
        }
        return _;
      },
      GraphQLObjectType_fields(fields, build, { scope, Self }) {
        const { isPgConnectionRelated, isConnectionType, pgCodec } = scope;
        if (!isPgConnectionRelated || !isConnectionType) return fields;
        return build.extend(
          fields,
          {
            ...(isAddedUp(pgCodec) && aggregates(pgCodec, build)),
            ...(isGrouped(pgCodec) && groupedAggregates(pgCodec, build)),
          },
          `Adding aggregates to ${Self.name}`,
        );
      },
    },
  },
};

function aggregates(codec: PgCodecWithAttributes, build: GraphileBuild.Build) {
  return {
    aggregates: {
      description: 'What all records of the connection add up to, whatever its page.',
      type: build.getOutputTypeByName(aggregatesName(codec, build)),
      plan: aggregatesPlan,
    },
  };
}

/** What the records of each group add up to: those that have a value in common, with their number. */
function groupedAggregates(codec: PgCodecWithAttributes, build: GraphileBuild.Build) {
  const { GraphQLList, GraphQLNonNull } = build.graphql;
  return {
    groupedAggregates: {
      description: 'What the records of each group add up to.',
      type: new GraphQLList(new GraphQLNonNull(build.getOutputTypeByName(groupName(codec, build)))),
      args: {
        groupBy: {
          type: new GraphQLNonNull(build.getInputTypeByName(groupByName(codec, build))),
          applyPlan: (_: unknown, $rows: PgSelectStep, value: FieldArg) => value.apply($rows),
        },
      },
      plan: rowsToAggregate,
    },
  };
}

function groupName(codec: PgCodecWithAttributes, { inflection }: GraphileBuild.Build): string {
  return `${inflection.tableType(codec)}Group`;
}

function groupByName(codec: PgCodecWithAttributes, build: GraphileBuild.Build): string {
  return `${groupName(codec, build)}By`;
}

function registerGroups(codec: PgCodecWithAttributes, build: GraphileBuild.Build): void {
  const { inflection } = build;
  const columns = groupingColumns(codec);
  build.registerEnumType(
    groupByName(codec, build),
    {},
    () => ({
      values: Object.fromEntries(
        columns.map((column) => [
          inflection.constantCase(inflection.attribute({ codec, attributeName: column })),
          { value: column, extensions: { grafast: { apply: groupBy(codec, column) } } },
        ]),
      ),
    }),
    `what records of ${codec.name} are grouped by`,
  );
  build.registerObjectType(
    groupName(codec, build),
    {},
    () => ({
      fields: () => ({
        ...Object.fromEntries(
          columns.map((column) => [
            inflection.attribute({ codec, attributeName: column }),
            {
              type: build.getGraphQLTypeByPgCodec(
                codec.attributes[column].codec,
                'output',
              ) as never,
              plan: ($row: PgSelectSingleStep) =>
                $row.select(
                  sql`${$row.getClassStep().alias}.${sql.identifier(column)}`,
                  codec.attributes[column].codec,
                  false,
                ),
            },
          ]),
        ),
        count: {
          description: 'How many records it has.',
          type: new build.graphql.GraphQLNonNull(build.graphql.GraphQLInt),
          plan: ($row: PgSelectSingleStep) => $row.select(sql`count(*)::int4`, TYPES.int, false),
        },
        ...(isAddedUp(codec) && { sum: sumField(codec, build) }),
      }),
    }),
    `a group of ${codec.name}`,
  );
}

/** Groups rows by a column. */
function groupBy({ attributes }: PgCodecWithAttributes, column: string) {
  return (rows: PgSelectQueryBuilder) =>
    rows.groupBy({
      fragment: sql`${rows.alias}.${sql.identifier(column)}`,
      codec: attributes[column].codec,
    });
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

function registerSums(codec: PgCodecWithAttributes, build: GraphileBuild.Build): void {
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
