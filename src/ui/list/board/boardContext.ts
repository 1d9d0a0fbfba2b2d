import { createContext, useContext } from 'react';
import type { Lane } from '../../../lists/lanes.ts';
import type { Choices } from '../../../lists/choices.ts';
import type { Option } from '../../../lists/picker.ts';
import type { Resource } from '../../../address/resource.ts';
import type { Columns } from '../../fields/column.tsx';
import type { ListOfTable } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';

/** What the lanes and cards of a board have in common. */
export interface BoardParts {
  readonly definition: AnyList;
  readonly list: ListOfTable;
  /** What cards show: the first column names the record. */
  readonly columns: Columns<unknown>;
  /** The words for the values of the lanes. */
  readonly choices: Choices;
  /** The resource of the records that lanes are of, where they are of any. */
  readonly relation: Resource | undefined;
  /** Those records, by the names of their lanes. */
  readonly records: ReadonlyMap<string, Option>;
}

export const BoardContext = createContext<BoardParts | null>(null);

/** The lane around cards. */
export const LaneContext = createContext<Lane | null>(null);

export function useBoard(): BoardParts {
  const board = useContext(BoardContext);
  if (!board) throw new Error('There is no board around this component.');
  return board;
}

export function useLane(): Lane {
  const lane = useContext(LaneContext);
  if (!lane) throw new Error('There is no lane around this component.');
  return lane;
}
