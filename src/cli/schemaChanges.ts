import { ChangeType, CriticalityLevel, diff, type Change } from '@graphql-inspector/core';
import type { GraphQLSchema } from 'graphql';

/** The changes of a schema as sentences, grouped, in the schema's order. */
export interface SchemaChanges {
  /** Existing operations may fail. */
  breaking: string[];
  /** Existing operations remain valid but may behave differently. */
  dangerous: string[];
  /** Existing operations work as before: additions, deprecations, narrower results. */
  compatible: string[];
}

/** Compares two versions of a schema. */
export async function compareSchemas(
  before: GraphQLSchema,
  after: GraphQLSchema,
): Promise<SchemaChanges> {
  const changes = await diff(before, after);
  const isNested = insideAddedTypes(changes);
  const shown = changes.filter((change) => isReported(change) && !isNested(change));
  const messages = (level: CriticalityLevel) =>
    shown.filter(({ criticality }) => criticality.level === level).map(({ message }) => message);
  return {
    breaking: messages(CriticalityLevel.Breaking),
    dangerous: messages(CriticalityLevel.Dangerous),
    compatible: messages(CriticalityLevel.NonBreaking),
  };
}

/** Descriptions and applied directives change nothing about the validity of operations. */
function isReported({ type }: Change): boolean {
  return !type.startsWith('DIRECTIVE_USAGE_') && !type.includes('_DESCRIPTION_');
}

/**
 * Whether a change is a part of a type that was added, which its first line covers. The library's own
 * `simplifyChanges` also hides breaking changes below a field that was deprecated.
 */
function insideAddedTypes(changes: readonly Change[]): (change: Change) => boolean {
  const added = new Set(
    changes.filter(({ type }) => type === ChangeType.TypeAdded).map(({ path }) => path),
  );
  return ({ type, path }) => type !== ChangeType.TypeAdded && added.has(path?.split('.')[0]);
}

const SHOWN_PER_GROUP = 40;

/** The changes as text for the terminal, breaking ones first. */
export function printChanges(changes: SchemaChanges): string {
  const groups = [
    ['Breaking', changes.breaking],
    ['May behave differently', changes.dangerous],
    ['Compatible', changes.compatible],
  ] as const;
  const printed = groups
    .filter(([, messages]) => messages.length > 0)
    .map(([title, messages]) => {
      const shown = messages.slice(0, SHOWN_PER_GROUP).map((message) => `  ${message}`);
      const rest = messages.length - shown.length;
      if (rest > 0) shown.push(`  … and ${rest} more`);
      return [`${title} (${messages.length}):`, ...shown].join('\n');
    });
  return printed.length > 0
    ? printed.join('\n\n')
    : 'Only descriptions, applied directives or the order of things changed.';
}
