import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { Mutation, MutationResult } from '../../model/types/mutation.ts';
import type { Path } from '../../model/types/variables.ts';
import type { Shown, ParameterizedField, Tool, ToolResult } from '../../model/types/tool.ts';
import { fieldsOnPath, withOuterArguments, type SentPlan } from '../forms/sent.ts';
import { emptyObjects, planInputsOf } from '../forms/sentPlan.ts';
import type { Planner } from '../planner.ts';
import type { Module } from '../subject.ts';
import { isSelectable, isSelectableWay, selectableKinds, selectableValues } from '../selectable.ts';

/** The file that names all tools. */
export const TOOLS = 'src/resources/tools/tools.ts';

/** The screen of a tool, and its variables. */
export interface ToolPlan {
  readonly tool: Tool;
  readonly screen: Module;
  readonly descriptor: Module;
  readonly field: GraphQLField<unknown, unknown>;
  readonly sent: SentPlan;
  /** For a mutation of a singleton: how its current values are fetched. */
  readonly current: Current | null;
}

/** A singleton, as a query returns it. */
export interface Current {
  readonly path: Path;
  readonly result: ToolResult;
  readonly field: GraphQLField<unknown, unknown>;
}

const NO_OUTCOME: MutationResult = {
  record: null,
  key: null,
  errors: null,
  success: null,
  failures: [],
  message: null,
  errorTypes: [],
};

/** Plans the screens of the tools for whose arguments there are inputs. */
export function planTools(planner: Planner): ToolPlan[] {
  return planner.model.tools.flatMap((tool): ToolPlan[] => {
    const { operation, path, outcome } = tool;
    const root = operation === 'query' ? planner.queryType : planner.schema.getMutationType();
    const chain = fieldsOnPath(root, path);
    if (!chain) return [];
    const known = selectableTool(tool, planner);
    const current = currentOf(planner, known);
    const isInAddress = operation === 'query';
    const sent = planArguments(planner, chain, path, tool, { outcome, current, isInAddress });
    if (!sent) return [];
    return [{ tool: known, ...planner.names.ofTool(tool.slug), field: sent.field, sent, current }];
  });
}

function currentOf({ queryType }: Planner, { current }: Tool): Current | null {
  const field = current && fieldsOnPath(queryType, current.path)?.at(-1);
  return field ? { ...current, field } : null;
}

/** A tool without fields that relay-compiler cannot compile. */
function selectableTool(tool: Tool, { schema }: Planner): Tool {
  const { result, current } = tool;
  return {
    ...tool,
    result: selectableResult(result, schema),
    current: current && { ...current, result: shownPart(current.result, schema) },
  };
}

/** The result of a field without fields that relay-compiler cannot compile. */
export function selectableResult(result: ToolResult, schema: GraphQLSchema): ToolResult {
  const { rows } = result;
  const isAskable = rows && isSelectable(rows.type, schema) && isSelectableWay(rows.path, schema);
  return {
    ...shownPart(result, schema),
    rows: isAskable ? shownPart(rows, schema) : null,
  };
}

function shownPart<Part extends Shown>(part: Part, schema: GraphQLSchema): Part {
  return {
    ...part,
    ...selectableValues(part, schema),
    values: selectableKinds(part.values, schema),
  };
}

interface Asking {
  readonly outcome?: MutationResult | null;
  readonly current?: Current | null;
  /** The values are in an address. */
  readonly isInAddress?: boolean;
}

/** Plans the inputs for the arguments of a field; null if there are no inputs for them. */
export function planArguments(
  planner: Planner,
  chain: SentPlan['chain'],
  path: Path,
  { arguments: declared, fixed, parameters, pages }: ParameterizedField,
  { outcome = null, current, isInAddress = false }: Asking = {},
): SentPlan | null {
  const sentByRule = { values: null, variables: fixed, parameters };
  const variables = { ...fixed, ...emptyObjects(withOuterArguments(chain), sentByRule) };
  const mutation: Mutation = {
    path,
    arguments: Object.fromEntries(
      Object.entries(declared).filter(
        ([name]) =>
          name in variables ||
          pages?.after[0] === name ||
          parameters.some(({ slot }) => slot[0] === name),
      ),
    ),
    variables,
    values: null,
    parameters,
    result: outcome ?? NO_OUTCOME,
  };
  const sent = planInputsOf(planner, chain, mutation, {
    owner: null,
    current: current?.result,
    isInAddress,
  });
  return sent && pages ? { ...sent, pagedBy: pages.after[0] } : sent;
}
