import { print, visit, type ASTNode, type ASTVisitor } from 'graphql';
import { group, hardline, ifBreak, indent, join, line, softline, type Doc } from '../code/docs.ts';

/**
 * A GraphQL document laid out as Prettier lays out what stands in `graphql` tags (graphql-js's
 * `print` does not break lines where Prettier does). Takes the nodes that the scaffold writes.
 */
export function layOut(node: ASTNode): Doc {
  return visit(node, {
    ...LAYOUTS,
    enter(current) {
      if (!(current.kind in LAYOUTS))
        throw new Error(`The scaffold writes no ${current.kind}: ${print(current)}`);
    },
  }) as unknown as Doc;
}

/** How each kind of node is laid out, its parts having been before it. */
const LAYOUTS: ASTVisitor = {
  Name: { leave: ({ value }) => value },
  Variable: { leave: ({ name }) => `$${name}` },
  Document: { leave: ({ definitions }) => join([hardline, hardline], docs(definitions)) },
  NamedType: { leave: ({ name }) => name },
  ListType: { leave: ({ type }) => ['[', doc(type), ']'] },
  NonNullType: { leave: ({ type }) => [doc(type), '!'] },
  VariableDefinition: {
    leave: ({ variable, type, defaultValue }) => [
      doc(variable),
      ': ',
      doc(type),
      ...(defaultValue ? [' = ', doc(defaultValue)] : []),
    ],
  },
  ObjectField: { leave: ({ name, value }) => [doc(name), ': ', doc(value)] },
  ObjectValue: {
    leave: ({ fields }) =>
      group([
        '{',
        ifBreak('', ' '),
        indent([softline, join([ifBreak('', ', '), softline], docs(fields))]),
        softline,
        ifBreak('', ' '),
        '}',
      ]),
  },
  StringValue: { leave: ({ value }) => JSON.stringify(value) },
  IntValue: { leave: ({ value }) => value },
  FloatValue: { leave: ({ value }) => value },
  BooleanValue: { leave: ({ value }) => String(value) },
  EnumValue: { leave: ({ value }) => value },
  NullValue: { leave: () => 'null' },
  ListValue: {
    leave: ({ values }) =>
      group([
        '[',
        indent([softline, join([ifBreak('', ', '), softline], docs(values))]),
        softline,
        ']',
      ]),
  },
  Argument: { leave: ({ name, value }) => [doc(name), ': ', doc(value)] },
  Directive: {
    leave: ({ name, arguments: args }) => ['@', doc(name), listed(docs(args))],
  },
  Field: {
    leave: ({ alias, name, arguments: args, directives, selectionSet }) =>
      group([
        ...(alias ? [doc(alias), ': '] : []),
        doc(name),
        listed(docs(args)),
        inline(docs(directives)),
        ...(selectionSet ? [' ', doc(selectionSet)] : []),
      ]),
  },
  FragmentSpread: {
    leave: ({ name, directives }) => ['...', doc(name), inline(docs(directives))],
  },
  InlineFragment: {
    leave: ({ typeCondition, directives, selectionSet }) => [
      '...',
      ...(typeCondition ? [' on ', doc(typeCondition)] : []),
      inline(docs(directives)),
      ' ',
      doc(selectionSet),
    ],
  },
  SelectionSet: {
    leave: ({ selections }) => [
      '{',
      indent([hardline, join(hardline, docs(selections))]),
      hardline,
      '}',
    ],
  },
  OperationDefinition: {
    leave: ({ operation, name, variableDefinitions, selectionSet }) => [
      `${operation} `,
      doc(name),
      listed(docs(variableDefinitions)),
      ' ',
      doc(selectionSet),
    ],
  },
  FragmentDefinition: {
    leave: ({ name, typeCondition, directives, selectionSet }) => [
      'fragment ',
      doc(name),
      ' on ',
      doc(typeCondition),
      directives?.length ? group([line, join(line, docs(directives))]) : '',
      ' ',
      doc(selectionSet),
    ],
  },
};

function inline(directives: Doc[]): Doc {
  return directives.length === 0 ? '' : [' ', group(indent([softline, join(line, directives)]))];
}

/** Arguments or variables: on one line, or one below the other without commas. */
function listed(items: Doc[]): Doc {
  if (items.length === 0) return '';
  return group([
    '(',
    indent([softline, join([ifBreak('', ', '), softline], items)]),
    softline,
    ')',
  ]);
}

/** `visit` has replaced the node by what its visitor returned. */
function doc(node: unknown): Doc {
  return node as Doc;
}

function docs(nodes: readonly unknown[] | undefined): Doc[] {
  return (nodes ?? []) as Doc[];
}
