import { Context, type ContextParts } from './context.ts';
import { PickerPlanner } from './forms/pickers.ts';
import type { ModuleNames } from './moduleNames.ts';
import { UnionMembersPlanner } from './unions/unionMembers.ts';

/** What planners share: names for what is written, and what several screens ask for and is written once. */
export class Planner extends Context {
  readonly names: ModuleNames;
  /** How forms choose records of other resources. */
  readonly pickers: PickerPlanner;
  /** Lists of several kinds of things. */
  readonly unionMembers: UnionMembersPlanner;

  constructor(parts: ContextParts, names: ModuleNames) {
    super(parts);
    this.names = names;
    this.pickers = new PickerPlanner(names);
    this.unionMembers = new UnionMembersPlanner(this, names);
  }
}
