import type { ConcreteRequest, ReaderSelection } from 'relay-runtime';
import { GraphQLResponseError } from './errors.ts';
import { isJsonObject } from './jsonObject.ts';
import type { GraphQLResult } from './result.ts';

/**
 * Requires the rows that a query reads itself, wherever in the response they are: a list that failed must not look like an
 * empty one. What is read with `@catch`, or by fragments, shows its error in its own place.
 *
 * @throws {GraphQLResponseError} when an error took the rows away
 */
export function requireRows({ fragment }: ConcreteRequest, result: GraphQLResult): GraphQLResult {
  const { data, errors = [] } = result;
  if (errors.length === 0) return result;
  const missing = missingRows(fragment.selections, data, []);
  const reasons = errors.filter(({ path = [] }) => missing.some((own) => startsWith(path, own)));
  if (reasons.length > 0) throw new GraphQLResponseError(200, reasons);
  return result;
}

/** The paths at which a response has nothing although there would be rows. */
function missingRows(
  selections: readonly ReaderSelection[],
  around: Record<string, unknown>,
  path: readonly string[],
): Array<readonly string[]> {
  return selections.flatMap((selection) => {
    if (selection.kind !== 'LinkedField') return missingRows(selectionsIn(selection), around, path);
    const key = selection.alias ?? selection.name;
    const value = around[key];
    const own = [...path, key];
    if (isJsonObject(value)) return missingRows(selection.selections, value, own);
    const isMissing = value === null || value === undefined;
    return isMissing && leadsToRows(selection) ? [own] : [];
  });
}

/** Whether there are rows in a selection, which fragments show. */
function leadsToRows(selection: ReaderSelection, isInList = false): boolean {
  const isList = isInList || (selection.kind === 'LinkedField' && selection.plural);
  if (isList && SPREADS.has(selection.kind)) return true;
  return selectionsIn(selection).some((inner) => leadsToRows(inner, isList));
}

const SPREADS = new Set<string>([
  'FragmentSpread',
  'AliasedFragmentSpread',
  'InlineDataFragmentSpread',
]);

/** `... on Type @alias { … }`, which the package's types lack. */
interface AliasedFragment {
  readonly kind: 'AliasedInlineFragmentSpread';
  readonly fragment: { readonly selections: readonly ReaderSelection[] };
}

/** What is selected inside; nothing of what is caught. */
function selectionsIn(selection: ReaderSelection | AliasedFragment): readonly ReaderSelection[] {
  switch (selection.kind) {
    case 'LinkedField':
    case 'InlineFragment':
    case 'Condition':
      return selection.selections;
    case 'AliasedInlineFragmentSpread':
      return selection.fragment.selections;
    default:
      return [];
  }
}

function startsWith(path: ReadonlyArray<string | number>, start: readonly string[]): boolean {
  return start.every((key, index) => path[index] === key);
}
