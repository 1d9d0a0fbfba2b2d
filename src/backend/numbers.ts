import 'postgraphile';

declare global {
  // PostGraphile's types are extended by declaring them again.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace DataplanPg {
    interface PgCodecAttributeExtensions {
      /** The column's number of decimals. */
      fractionDigits?: number;
    }
  }
}

/** The header size in PostgreSQL's encoding of `numeric(12, 2)` (`numeric_typmod_in`). */
const TYPMOD_HEADER_SIZE = 4;
const SCALE_BITS = 0x7ff;
const MOST_DIGITS = 99;

/**
 * Adds the number of decimals to inputs of `numeric(12, 2)` columns: the database rounds silently,
 * and GraphQL types cannot express it.
 */
export const NumbersPlugin: GraphileConfig.Plugin = {
  name: 'NumbersPlugin',
  version: '1.0.0',
  gather: {
    hooks: {
      pgCodecs_attribute(_info, { pgAttribute, attribute }) {
        const { atttypmod } = pgAttribute;
        const { codec } = attribute;
        const isNumeric = (codec.arrayOfCodec ?? codec).name === 'numeric';
        if (!isNumeric || atttypmod === null || atttypmod < TYPMOD_HEADER_SIZE) return;
        const fractionDigits = (atttypmod - TYPMOD_HEADER_SIZE) & SCALE_BITS;
        // A negative scale, which rounds to hundreds, appears as a large number.
        if (fractionDigits > MOST_DIGITS) return;
        attribute.extensions = { ...attribute.extensions, fractionDigits };
      },
    },
  },
  schema: {
    hooks: {
      GraphQLInputObjectType_fields_field(field, _build, { scope }) {
        const digits = scope.pgAttribute?.extensions?.fractionDigits;
        if (digits === undefined || scope.isPgConnectionConditionInputField) return field;
        const kept = `At most ${digits} decimal ${digits === 1 ? 'place' : 'places'}.`;
        return { ...field, description: [field.description, kept].filter(Boolean).join('\n\n') };
      },
    },
  },
};
