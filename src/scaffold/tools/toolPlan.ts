import { getNamedType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import type { Mutation, MutationResult } from '../../model/mutation.ts';
import type { Path } from '../../model/model.ts';
import type { Shown, Tool, ToolResult } from '../../model/tool.ts';
import { planInputsOf, type SentPlan } from '../forms/formPlan.ts';
import { fieldOf, type Module, type Plan } from '../plan.ts';
import { isSelectable, selectableValues } from '../selectable.ts';

/** The file that names all tools. */
export const TOOLS = 'src/resources/tools/tools.ts';

/** The screen of a tool, and what it sends. */
export interface ToolPlan {
  readonly tool: Tool;
  readonly screen: Module;
  readonly descriptor: Module;
  readonly field: GraphQLField<unknown, unknown>;
  readonly sent: SentPlan;
  /** Of a mutation that changes what there is one of: how it is asked for as it is now. */
  readonly current: Current | null;
}

/** What there is one of, as a query gives it. */
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
export function planTools(plan: Plan): ToolPlan[] {
  return plan.model.tools.flatMap((tool): ToolPlan[] => {
    const { operation, path, arguments: declared, fixed, parameters, outcome } = tool;
    const root = operation === 'query' ? plan.queryType : plan.schema.getMutationType();
    const field = root && fieldAt(root, path);
    if (!field) return [];
    const mutation: Mutation = {
      path,
      arguments: Object.fromEntries(
        Object.entries(declared).filter(
          ([name]) => name in fixed || parameters.some(({ slot }) => slot[0] === name),
        ),
      ),
      variables: fixed,
      values: null,
      parameters,
      result: outcome ?? NO_OUTCOME,
    };
    const known = selectableTool(tool, plan);
    const current = currentOf(plan, known);
    const sent = planInputsOf(plan, null, field, mutation, false, current?.result.fields);
    if (!sent) return [];
    return [{ tool: known, ...plan.toolModules(tool.slug), field, sent, current }];
  });
}

function currentOf({ queryType }: Plan, { current }: Tool): Current | null {
  const field = current && fieldAt(queryType, current.path);
  return field ? { ...current, field } : null;
}

/** The field at the end of a path. */
function fieldAt(root: GraphQLObjectType, path: readonly string[]) {
  return path.reduce<GraphQLField<unknown, unknown> | null>((outer, name) => {
    const type = outer ? getNamedType(outer.type) : root;
    return (isObjectType(type) && fieldOf(type, name)) || null;
  }, null);
}

/** A tool without what relay-compiler cannot compile. */
function selectableTool(tool: Tool, { schema }: Plan): Tool {
  const { result, current } = tool;
  const shown = <Part extends Shown>(part: Part): Part => ({
    ...part,
    ...selectableValues(part, schema),
  });
  const rows = result.rows && isSelectable(result.rows.type, schema) ? shown(result.rows) : null;
  return {
    ...tool,
    result: { ...shown(result), rows },
    current: current && { ...current, result: shown(current.result) },
  };
}
