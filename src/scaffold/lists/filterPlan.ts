import type { OperatorName } from '../../model/conventions/filter/operators.ts';
import { holesIn } from '../../model/shapes/slots.ts';
import type { Hole, Variables } from '../../model/types/variables.ts';
import type { FilterMaker } from './filterMaker.ts';

export interface OperatorPlan {
  readonly name: OperatorName;
  readonly variables: Variables;
}

/** One filter of a list. */
export interface FilterPlan {
  /** In the address. */
  readonly name: string;
  readonly label: string;
  readonly maker: FilterMaker;
  readonly operators: readonly OperatorPlan[];
  readonly enum: string | null;
  readonly relation: string | null;
  readonly required: boolean;
  /** The field of the related record whose value it takes. */
  readonly relationKey: string | null;
  /** Of a length of time: the units that the schema takes. */
  readonly units?: readonly string[];
  /** Of an amount in the smallest unit: the currency of all records, where it is one. */
  readonly currency?: string | null;
}

/** The first hole of a template. */
export function holeOf(template: Variables | undefined): Hole | undefined {
  return template && holesIn(template)[0]?.hole;
}
