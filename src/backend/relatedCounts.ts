import 'postgraphile-plugin-connection-filter';
import { TYPES } from 'postgraphile/@dataplan/pg';
import type {
  PgCodec,
  PgCodecRelation,
  PgCodecWithAttributes,
  PgCondition,
  PgSelectQueryBuilder,
} from 'postgraphile/@dataplan/pg';
import { sql, type SQL } from 'postgraphile/pg-sql2';

/** What is compared with a number of records, by the names of PostGraphile's plugin for aggregates. */
const AGGREGATES = 'RelatedAggregatesFilter';
const DISTINCT_COUNT = 'RelatedDistinctCountFilter';

/** A relation to many, as SQL has it. */
interface Related {
  readonly tableExpression: SQL;
  readonly localAttributes: readonly string[];
  readonly remoteAttributes: readonly string[];
}

/** How many records a relation leads to. @param alias of the table that it begins at */
function countOf(alias: SQL, { tableExpression, localAttributes, remoteAttributes }: Related): SQL {
  const related = sql.identifier(Symbol('related'));
  const matches = localAttributes.map(
    (local, index) =>
      sql`${alias}.${sql.identifier(local)} = ${related}.${sql.identifier(remoteAttributes[index])}`,
  );
  return sql`(select count(*)::int from ${tableExpression} as ${related} where ${sql.join(matches, ' and ')})`;
}

function isTable(codec: PgCodec | undefined): codec is PgCodecWithAttributes {
  return codec?.attributes !== undefined;
}

/** The relations from a table to the records that refer to it, which its lists may be filtered by. */
function relationsToMany(build: GraphileBuild.Build, codec: string) {
  const relations = Object.entries(build.input.pgRegistry.pgRelations[codec] ?? {});
  return relations.filter(
    ([, relation]) =>
      relation.isReferencee === true &&
      !relation.isUnique &&
      build.behavior.pgCodecRelationMatches(relation, 'filterBy') &&
      build.behavior.pgCodecRelationMatches(relation, 'connection'),
  );
}

function relatedOf({
  remoteResource,
  localAttributes,
  remoteAttributes,
}: PgCodecRelation): Related | null {
  const { from } = remoteResource;
  if (typeof from === 'function') return null;
  return { tableExpression: from, localAttributes, remoteAttributes };
}

/** Both directions of an order by a number of records. */
function orders(name: string, related: Related, { inflection }: GraphileBuild.Build) {
  return Object.fromEntries(
    (['ASC', 'DESC'] as const).map((direction) => [
      inflection.constantCase(`${name}-count-${direction}`),
      {
        extensions: {
          grafast: {
            apply: (query: PgSelectQueryBuilder) =>
              query.orderBy({
                fragment: countOf(query.alias, related),
                codec: TYPES.int,
                direction,
              }),
          },
        },
      },
    ]),
  );
}

/**
 * Lists are filtered and sorted by how many related records there are: `orders: { aggregates: { distinctCount: { id: …
 * } } }` and `ORDERS_COUNT_DESC`, as PostGraphile's plugin for aggregates has it.
 */
export const RelatedCountsPlugin: GraphileConfig.Plugin = {
  name: 'RelatedCountsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      init(_, build) {
        registerInputs(build);
        return _;
      },
      GraphQLInputObjectType_fields(fields, build, { scope, Self }) {
        if (!scope.isPgConnectionFilterMany) return fields;
        const type = build.getInputTypeByName(AGGREGATES);
        const description = 'What is true of all related records together.';
        const aggregates = { description, type, apply: (condition: PgCondition) => condition };
        return build.extend(fields, { aggregates }, `Adding aggregates to ${Self.name}`);
      },
      GraphQLEnumType_values(values, build, { scope }) {
        const { isPgRowSortEnum, pgCodec } = scope;
        if (!isPgRowSortEnum || !isTable(pgCodec)) return values;
        const { pgRegistry: registry } = build.input;
        const counts = relationsToMany(build, pgCodec.name).map(([relationName, relation]) => {
          const related = relatedOf(relation);
          const name = build.inflection._manyRelation({ registry, codec: pgCodec, relationName });
          return related ? orders(name, related, build) : {};
        });
        return build.extend(values, Object.assign({}, ...counts) as typeof values, 'Adding counts');
      },
    },
  },
};

function registerInputs(build: GraphileBuild.Build): void {
  build.registerInputObjectType(
    AGGREGATES,
    {},
    () => ({
      description: 'Conditions on all related records together.',
      fields: () => ({
        distinctCount: {
          description: 'How many there are.',
          type: build.getInputTypeByName(DISTINCT_COUNT),
          apply: (condition: PgCondition) => condition,
        },
      }),
    }),
    'conditions on related records together',
  );
  build.registerInputObjectType(
    DISTINCT_COUNT,
    {},
    () => ({
      description: 'Conditions on the number of related records.',
      fields: () => ({
        id: {
          description: 'How many of them there are.',
          type: build.getInputTypeByName('IntFilter'),
          apply: compareNumber,
        },
      }),
    }),
    'conditions on a number of related records',
  );
}

/** Has the operators below compare with the number. */
function compareNumber(condition: PgCondition): PgCondition {
  const related = condition.extensions.pgFilterRelation;
  if (!related) throw new Error('There is no relation whose records could be counted.');
  const compared = condition.andPlan();
  compared.extensions.pgFilterAttribute = {
    codec: TYPES.int,
    expression: countOf(condition.alias, related),
  };
  return compared;
}
