import { References } from '../model/conventions/reference/references.ts';
import { Context, type ContextParts } from './context.ts';
import { PickedValues } from './forms/pickedValues.ts';
import { PickerPlanner } from './forms/pickers.ts';
import type { ModuleNames } from './moduleNames.ts';
import { UnionMembersPlanner } from './unions/unionMembers.ts';

/** Shared by all planners: the names of modules, and the modules that several screens use. */
export class Planner extends Context {
  readonly names: ModuleNames;
  /** What inputs refer to by the keys of records. */
  readonly references: References;
  /** How forms choose records of other resources. */
  readonly pickers: PickerPlanner;
  /** What records bring along to the forms in which they are picked. */
  readonly pickedValues: PickedValues;
  /** Lists of several types. */
  readonly unionMembers: UnionMembersPlanner;
  /** The types whose lists' filters are those of other lists, too, through relations. */
  readonly relatedTypes: ReadonlySet<string>;

  constructor(parts: ContextParts, names: ModuleNames) {
    super(parts);
    this.names = names;
    this.references = new References(parts.model.resources);
    this.pickers = new PickerPlanner(names);
    this.pickedValues = new PickedValues(names);
    this.unionMembers = new UnionMembersPlanner(this, names);
    this.relatedTypes = new Set(
      parts.model.resources.flatMap(({ list }) => list?.filter?.related.map(({ to }) => to) ?? []),
    );
  }
}
