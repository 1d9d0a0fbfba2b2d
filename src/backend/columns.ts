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

type FunctionResource = Parameters<GraphileBuild.Inflection['customQueryField']>[0]['resource'];

function isFunction(resource: { readonly parameters?: unknown }): resource is FunctionResource {
  return resource.parameters !== undefined;
}

/**
 * Orders the root's fields: what a function finds (`currentEmployee`) comes after the tables'
 * records and lists, as which people know it.
 */
function recordFunctionsLast<Fields extends Record<string, unknown>>(
  fields: Fields,
  build: GraphileBuild.Build,
): Fields {
  const names = Object.values(build.pgResources).flatMap((resource) => {
    if (!isFunction(resource) || !build.nodeIdHelpersForCodec(resource.codec)) return [];
    const name = build.inflection.customQueryField({ resource });
    return Object.hasOwn(fields, name) ? [name] : [];
  });
  const last = names.map((name) => [name, fields[name]] as const);
  const others = Object.entries(fields).filter(([name]) => !names.includes(name));
  return Object.fromEntries([...others, ...last]) as Fields;
}

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
        const { pgCodec, isPgClassType, isRootQuery } = context.scope;
        if (isRootQuery) return recordFunctionsLast(fields, build);
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
