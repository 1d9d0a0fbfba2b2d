import type { SelectionNode } from 'graphql';
import { code } from '../code/code.ts';
import { tagged } from '../code/relay.ts';
import { artifactType } from '../code/scope.ts';
import { aroundRows } from '../../model/shapes/steps.ts';
import type { List } from '../../model/types/relations.ts';
import * as framework from '../code/framework.ts';
import { array, property } from '../code/docs.ts';
import { columnCode } from '../fields/columnCode.ts';
import { edgeColumns } from '../fields/columns.ts';
import type { Place } from '../fields/views.ts';
import { fragment, spread } from '../graphql/nodes.ts';
import { follow, type Value } from '../graphql/reading.ts';
import { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';
import type { Module } from '../subject.ts';
import type { TablePlan } from '../fields/tablePlan.ts';

/** The code for the edges of a list with fields beside their records. */
export interface EdgesCode {
  /** The selection of each edge. */
  readonly selections: readonly SelectionNode[];
  /** The constant that describes them to a list. */
  readonly definition: () => string;
  /** How the edges are read out of the list's answer. */
  readonly read: (page: Value) => string;
}

/**
 * @param module the component that shows the list
 * @param shownBy the table of its rows
 * @returns null if the edges have no fields to show
 */
export function edgesOf(
  plan: Plan,
  module: Module,
  list: List,
  shownBy: Pick<TablePlan, 'owner'>,
): EdgesCode | null {
  const shown = edgeColumns(plan, list);
  if (!list.edge || shown.length === 0) return null;
  const { type, fields: siblings } = list.edge;
  const name = `${module.name}_edges`;
  const selection = new Selection();
  const place: Place = {
    context: plan,
    selection,
    variable: 'edge',
    within: [],
    siblings,
    size: 'cell',
  };
  const columns = shown.map((column) => columnCode(place, shownBy, column, null, false));
  const asked = fragment(name, type, selection.toNodes(), { plural: true });
  const columnList = array(columns);
  const edgesIn = (page: Value) => follow(page, aroundRows(list.rows).around).expression;
  return {
    selections: [spread(name)],
    definition: () => code`
      const edges: ${framework.EdgesOf}<${artifactType(`${name}$key`)}> = {
        ${property('columns', columnList)},
        fragment: ${tagged(asked)},
      };
    `,
    read: edgesIn,
  };
}
