import { TYPES, type PgCodec, type PgCodecWithAttributes } from 'postgraphile/@dataplan/pg';
import type { PgSelectSingleStep, PgSelectStep } from 'postgraphile/@dataplan/pg';
import type { ConnectionStep } from 'postgraphile/grafast';
import { sql } from 'postgraphile/pg-sql2';

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
  const $rows = $connection.cloneSubplanWithoutPagination('aggregate') as unknown as PgSelectStep;
  return $rows.singleAsRecord();
}

/**
 * Adds `aggregates { sum { … } }` to the connections of tables with amounts, as PostGraphile's plugin for aggregates
 * does: as much of it as lists need.
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
        return build.extend(fields, { aggregates }, `Adding aggregates to ${Self.name}`);
      },
    },
  },
};

function aggregatesName(codec: PgCodecWithAttributes, { inflection }: GraphileBuild.Build): string {
  return `${inflection.tableType(codec)}Aggregates`;
}

function registerTypes(codec: PgCodecWithAttributes, build: GraphileBuild.Build): void {
  const name = aggregatesName(codec, build);
  const sumName = `${build.inflection.tableType(codec)}SumAggregates`;
  build.registerObjectType(
    name,
    {},
    () => ({
      fields: () => ({
        sum: {
          description: 'The sums of its numbers.',
          type: build.getOutputTypeByName(sumName),
          plan: ($row: PgSelectSingleStep) => $row,
        },
      }),
    }),
    `the aggregates of ${codec.name}`,
  );
  build.registerObjectType(
    sumName,
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
