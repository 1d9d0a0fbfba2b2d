import {
  pgClassExpression,
  PgSelectSingleStep,
  type PgCodec,
  type PgCodecWithAttributes,
  type PgFunctionResourceOptions,
} from 'postgraphile/@dataplan/pg';
import { sql, type SQL } from 'postgraphile/pg-sql2';

/**
 * A row of a table as one value, for computed columns and actions, with null in place of the columns
 * that the role may not read: PostgreSQL refuses a whole row to those who may not read all of it.
 */
function readableRow(alias: SQL, codec: PgCodecWithAttributes): SQL {
  const values = Object.entries(codec.attributes).map(([name, { extensions }]) =>
    extensions?.canSelect === false ? sql`null` : sql`${alias}.${sql.identifier(name)}`,
  );
  return sql`row(${sql.join(values, ', ')})::${codec.sqlType}`;
}

/** Whether a role may read some columns of a table but not all (PgRBACPlugin). */
function isPartlyReadable(codec: PgCodec | undefined): codec is PgCodecWithAttributes {
  const attributes = Object.values(codec?.attributes ?? {});
  const hidden = attributes.filter(({ extensions }) => extensions?.canSelect === false);
  return hidden.length > 0 && hidden.length < attributes.length;
}

/** Gives a function the readable row in place of the whole one. */
function giveReadableRow(options: Partial<PgFunctionResourceOptions>): void {
  const { from, parameters } = options;
  if (typeof from !== 'function') return;
  options.from = (...digests) => {
    const [row, ...others] = digests;
    const codec = parameters?.[0]?.codec;
    // A bound value has been read before; only the name of a table is a row of it.
    const isTable = row !== undefined && sql.getIdentifierSymbol(row.placeholder) !== null;
    if (!isTable || !isPartlyReadable(codec)) return from(...digests);
    return from({ ...row, placeholder: readableRow(row.placeholder, codec) }, ...others);
  };
}

/** Lets roles with privileges for single columns use computed columns. */
export const ReadableRowsPlugin: GraphileConfig.Plugin = {
  name: 'ReadableRowsPlugin',
  version: '1.0.0',
  gather: {
    hooks: {
      pgProcedures_functionResourceOptions: (_info, { functionResourceOptions }) =>
        giveReadableRow(functionResourceOptions),
      pgProcedures_PgResourceOptions: (_info, { resourceOptions }) =>
        giveReadableRow(resourceOptions as Partial<PgFunctionResourceOptions>),
    },
  },
};

const wholeRow = PgSelectSingleStep.prototype.record;

/** Has actions, which get their row by its id, read its columns one by one, too. No plugin can do this. */
export function readRowsByColumns(): void {
  PgSelectSingleStep.prototype.record = function record(this: PgSelectSingleStep) {
    const { codec } = this.resource;
    if (!isPartlyReadable(codec)) return wholeRow.call(this);
    return this.cacheStep(
      'record',
      'readable',
      () =>
        pgClassExpression(this, codec, undefined)`${readableRow(this.getClassStep().alias, codec)}`,
    );
  };
}
