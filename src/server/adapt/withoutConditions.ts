import { Kind, valueFromASTUntyped, visit } from 'graphql';
import type { DirectiveNode, DocumentNode, FieldNode, SelectionSetNode } from 'graphql';
import { operationIn, withoutUnused } from '../../roles/withoutUnused.ts';

type Values = Readonly<Record<string, unknown>>;

/** In place of a selection of which nothing is left, since none may be empty. */
export const TYPENAME: FieldNode = {
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: '__typename' },
};

/** The variables that decide what of a document is asked for (`@include`, `@skip`). */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(node) {
      const value = isCondition(node) ? conditionIn(node) : undefined;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/**
 * A document without `@include` and `@skip`, for backends that do not know them: what a call's variables leave out is
 * gone, and so are the fragments and variables that nothing uses any more. It asks for the same as the document does.
 *
 * @param variables those of the call; others have the default that the document gives them
 */
export function withoutConditions(document: DocumentNode, variables: Values): DocumentNode {
  const values = withDefaults(document, variables);
  const decide = (node: { readonly directives?: readonly DirectiveNode[] }) => {
    const all = node.directives ?? [];
    const conditions = all.filter(isCondition);
    if (conditions.length === 0) return undefined;
    if (!conditions.every((condition) => holds(condition, values))) return null;
    return { ...node, directives: all.filter((one) => !conditions.includes(one)) };
  };
  const decided = visit(document, {
    Field: { enter: decide },
    FragmentSpread: { enter: decide },
    InlineFragment: { enter: decide },
    SelectionSet: { leave: neverEmpty },
  }) as DocumentNode;
  return withoutUnused(decided);
}

/** For `visit`: a selection that has something. */
export function neverEmpty(node: SelectionSetNode): SelectionSetNode | undefined {
  return node.selections.length > 0 ? undefined : { ...node, selections: [TYPENAME] };
}

function isCondition({ name }: DirectiveNode): boolean {
  return name.value === 'include' || name.value === 'skip';
}

function conditionIn({ arguments: given = [] }: DirectiveNode) {
  return given.find(({ name }) => name.value === 'if')?.value;
}

function holds(node: DirectiveNode, values: Values): boolean {
  const value = conditionIn(node);
  const isTrue = value !== undefined && valueFromASTUntyped(value, values) === true;
  return isTrue === (node.name.value === 'include');
}

function withDefaults(document: DocumentNode, variables: Values): Values {
  const defaults = (operationIn(document)?.variableDefinitions ?? []).flatMap(
    ({ variable, defaultValue }) =>
      defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...variables };
}
