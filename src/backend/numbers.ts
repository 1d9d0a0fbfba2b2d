import 'postgraphile';

declare global {
  // PostGraphile's types are extended by declaring them again.
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace DataplanPg {
    interface PgCodecAttributeExtensions {
      /** How many digits the column keeps behind the point. */
      fractionDigits?: number;
    }
  }
}

/** How PostgreSQL packs the digits of `numeric(12, 2)` into a number (`numeric_typmod_in`). */
const HEADER = 4;
const SCALE_BITS = 0x7ff;
const MOST_DIGITS = 99;

/**
 * Says of what is written into a `numeric(12, 2)` how many digits it keeps: the database rounds the rest
 * away without a word, and GraphQL's types have no place for it.
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
        if (!isNumeric || atttypmod === null || atttypmod < HEADER) return;
        const fractionDigits = (atttypmod - HEADER) & SCALE_BITS;
        // What is rounded to hundreds has a scale below 0, which shows as a large one.
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
