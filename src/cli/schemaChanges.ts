import {
  findBreakingChanges,
  findDangerousChanges,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  GraphQLSchema,
  isObjectType,
  isSpecifiedDirective,
  type GraphQLNamedType,
} from 'graphql';

/** The changes of a schema as sentences, grouped, in the schema's order. */
export interface SchemaChanges {
  /** Existing operations may fail. */
  breaking: string[];
  /** Existing operations remain valid but may behave differently. */
  dangerous: string[];
  added: string[];
}

/** Compares two versions of a schema. */
export function compareSchemas(before: GraphQLSchema, after: GraphQLSchema): SchemaChanges {
  const versions = [withoutSpecifiedDirectives(before), withoutSpecifiedDirectives(after)] as const;
  return {
    breaking: findBreakingChanges(...versions).map(({ description }) => description),
    dangerous: findDangerousChanges(...versions).map(({ description }) => description),
    added: findAdditions(before, after),
  };
}

/**
 * Removes the specified directives, whose locations depend on the server's version of graphql-js.
 */
function withoutSpecifiedDirectives(schema: GraphQLSchema): GraphQLSchema {
  const directives = schema.getDirectives().filter((each) => !isSpecifiedDirective(each));
  return new GraphQLSchema({ ...schema.toConfig(), directives, assumeValid: true });
}

function findAdditions(before: GraphQLSchema, after: GraphQLSchema): string[] {
  return Object.values(after.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => {
      const old = before.getType(type.name);
      if (!old) return [`${type.name} was added.`];
      const known = fieldNames(old);
      return fieldNames(type)
        .filter((field) => !known.includes(field))
        .map((field) => `${type.name}.${field} was added.`);
    });
}

function fieldNames(type: GraphQLNamedType): string[] {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type)) {
    return Object.keys(type.getFields());
  }
  return [];
}

const SHOWN_PER_GROUP = 40;

/** The changes as text for the terminal, breaking ones first. */
export function printChanges(changes: SchemaChanges): string {
  const groups = [
    ['Breaking', changes.breaking],
    ['May behave otherwise', changes.dangerous],
    ['New', changes.added],
  ] as const;
  const printed = groups
    .filter(([, sentences]) => sentences.length > 0)
    .map(([title, sentences]) => {
      const shown = sentences.slice(0, SHOWN_PER_GROUP).map((sentence) => `  ${sentence}`);
      const rest = sentences.length - shown.length;
      if (rest > 0) shown.push(`  … and ${rest} more`);
      return [`${title} (${sentences.length}):`, ...shown].join('\n');
    });
  return printed.length > 0
    ? printed.join('\n\n')
    : 'Only descriptions, deprecations or the order of things changed.';
}
