import type { Variables } from '../../model/types/variables.ts';
import type { SentPlan } from '../forms/sent.ts';
import type { Module } from '../subject.ts';

/** The hole for the key of the record that a link leads to. */
export const LINKED_KEY = 'linked key';

/** How the values of a link are changed that is there: the quantity of a product on an order. */
export interface LinkedValuesPlan extends Module {
  /** The update of the record that has the links, with the values of one of them. */
  readonly sent: SentPlan;
  /** What finds one link among those of a record, with a hole for the key of the record that it leads to. */
  readonly by: Variables;
  /** What the update takes of the record that has the links. */
  readonly ofRecord: Variables;
}
