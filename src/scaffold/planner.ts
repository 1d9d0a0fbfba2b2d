import { Context, type ContextParts } from './context.ts';
import { PickerPlanner } from './forms/pickers.ts';
import type { ModuleNames } from './moduleNames.ts';
import { UnionMembersPlanner } from './unions/unionMembers.ts';

/** Shared by all planners: the names of modules, and the modules that several screens use. */
export class Planner extends Context {
  readonly names: ModuleNames;
  /** How forms choose records of other resources. */
  readonly pickers: PickerPlanner;
  /** Lists of several types. */
  readonly unionMembers: UnionMembersPlanner;

  constructor(parts: ContextParts, names: ModuleNames) {
    super(parts);
    this.names = names;
    this.pickers = new PickerPlanner(names);
    this.unionMembers = new UnionMembersPlanner(this, names);
  }
}
