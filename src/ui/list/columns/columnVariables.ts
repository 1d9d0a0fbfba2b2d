import {
  getFragment,
  getRequest,
  type GraphQLTaggedNode,
  type ReaderFragment,
} from 'relay-runtime';
import type { AnyColumns } from '../../fields/column.tsx';

/** A selection of a compiled fragment; Relay's types omit `@catch`. */
type Selection =
  ReaderFragment['selections'][number] | { readonly kind: 'CatchField'; readonly field: Selection };

interface ColumnsOfList {
  readonly query: GraphQLTaggedNode;
  readonly table: { readonly columns: AnyColumns; readonly fragment: GraphQLTaggedNode };
}

/**
 * The variables that make a list's query select the data of its shown columns. The compiled fragment
 * determines them: the variable whose `@include` contains the column's field, or one named after the
 * column (`$withCustomer`). Data that the query always selects needs none.
 *
 * @param shown the names of the shown columns
 */
export function columnVariables(
  { query, table }: ColumnsOfList,
  shown: readonly string[],
): Readonly<Record<string, boolean>> {
  const variables: Record<string, boolean> = {};
  const flags = tableFlags(table, shown);
  for (const { name, defaultValue } of getRequest(query).fragment
    .argumentDefinitions as readonly Argument[]) {
    const isWanted = flags.get(name);
    if (isWanted !== undefined && isWanted !== defaultValue) variables[name] = isWanted;
  }
  return variables;
}

/** The arguments by which a table's fragment selects what some columns show, and whether they are needed. */
export function tableFlags(
  { columns, fragment }: ColumnsOfList['table'],
  shown: readonly string[],
): Map<string, boolean> {
  const ids = new Set(columns.map(({ id }) => id));
  const included = includedFields(getFragment(fragment).selections, ids);
  return new Map(
    [...included].map(([name, fields]) => [
      name,
      shown.some((id) => fields.has(id) || variableOf(id) === name),
    ]),
  );
}

interface Argument {
  readonly name: string;
  readonly defaultValue?: unknown;
}

/** The variable that is called after a column. */
export function variableOf(id: string): string {
  return `with${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** The fields that a fragment selects under `@include`, by variable. */
function includedFields(
  selections: readonly Selection[],
  ids: ReadonlySet<string>,
): Map<string, Set<string>> {
  const included = new Map<string, Set<string>>();
  for (const selection of selections) {
    if (selection.kind !== 'Condition' || !selection.passingValue) continue;
    const fields = included.get(selection.condition) ?? new Set();
    for (const name of fieldsIn(selection.selections, ids)) fields.add(name);
    included.set(selection.condition, fields);
  }
  return included;
}

/** The names of fields; an object without a column of its name is replaced by its fields. */
function fieldsIn(selections: readonly Selection[], ids: ReadonlySet<string>): string[] {
  return selections.flatMap((selection): string[] => {
    switch (selection.kind) {
      case 'ScalarField':
        return [selection.alias ?? selection.name];
      case 'LinkedField': {
        const name = selection.alias ?? selection.name;
        return ids.has(name) ? [name] : fieldsIn(selection.selections, ids);
      }
      case 'CatchField':
      case 'RequiredField':
        return fieldsIn([selection.field], ids);
      case 'Condition':
      case 'InlineFragment':
        return fieldsIn(selection.selections, ids);
      default:
        return [];
    }
  });
}
