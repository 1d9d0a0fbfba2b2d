import 'postgraphile';

/** Describes a relation by what the comment on its column says, unless it has a description already. */
export const RelationDescriptionsPlugin: GraphileConfig.Plugin = {
  name: 'RelationDescriptionsPlugin',
  version: '1.0.0',
  gather: {
    hooks: {
      pgRelations_relation(_info, { relation, pgConstraint }) {
        const [column, ...otherColumns] = pgConstraint.getAttributes() ?? [];
        if (relation.isReferencee || !column || otherColumns.length > 0) return;
        relation.description ??= column.getTagsAndDescription().description;
      },
    },
  },
};

/**
 * Orders a type's fields as people expect: the id, the columns as declared, then computed fields
 * and relations. Enum columns can be sorted by, in the order of the enum's values.
 */
export const ColumnsPlugin: GraphileConfig.Plugin = {
  name: 'ColumnsPlugin',
  version: '1.0.0',
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred(behavior, [codec, attributeName]) {
          const attribute = codec.attributes[attributeName];
          return attribute && 'values' in attribute.codec
            ? [behavior, 'attribute:orderBy']
            : behavior;
        },
      },
    },
    hooks: {
      GraphQLObjectType_fields(fields, build, context) {
        const { pgCodec, isPgClassType } = context.scope;
        if (!isPgClassType || !pgCodec?.attributes) return fields;
        const names = Object.keys(pgCodec.attributes).map((attributeName) =>
          build.inflection.attribute({ codec: pgCodec, attributeName }),
        );
        const first = [build.inflection.nodeIdFieldName(), ...names].filter(
          (name) => name in fields,
        );
        const entries = first.map((name) => [name, fields[name]] as const);
        return { ...Object.fromEntries(entries), ...fields };
      },
    },
  },
};
