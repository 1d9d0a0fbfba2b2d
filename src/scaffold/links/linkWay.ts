import type { List } from '../../model/types/relations.ts';
import type { Slot } from '../../model/types/variables.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import type { EditPlan, FormPlan, FormsPlan } from '../forms/formPlan.ts';
import type { PickerPlan } from '../forms/pickers.ts';
import type { RelationTab } from '../records/relationTab.ts';
import type { Module, Subject } from '../subject.ts';

/** How records of a relation to many are linked to a record, whichever way the schema has for it. */
export type LinkWay =
  | {
      /** Each link is a record, which is created and deleted. */
      readonly kind: 'join';
      readonly join: Subject;
      /** The field of the join's record that leads to the linked one. */
      readonly to: string;
      readonly create: FormPlan;
      readonly remove: ActionPlan;
      /** Where the two keys go, and the field of the owner whose value is sent. */
      readonly ownInput: Slot;
      readonly ownKey: string;
      readonly targetInput: Slot;
    }
  | {
      /** The mutation that changes the record takes the keys. */
      readonly kind: 'values';
      readonly edit: EditPlan;
      readonly entries: readonly LinkEntry[];
    }
  | {
      /** One mutation adds a record, another takes it off. */
      readonly kind: 'actions';
      readonly add: LinkAction;
      readonly remove: LinkAction;
    };

/** Where keys go in the values of an update. */
export interface LinkEntry {
  readonly path: Slot;
  readonly what: 'added' | 'removed' | 'all';
  /** The objects around each key; none where each is a key. */
  readonly each: Slot;
}

export interface LinkAction {
  readonly action: ActionPlan;
  readonly input: string;
  readonly isMany: boolean;
}

export interface LinksPlan extends Module {
  readonly label: string;
  readonly picker: PickerPlan;
  /** The list below the record that has a row for each link. */
  readonly list: List;
  readonly way: LinkWay;
}

/** The result of a convention: everything but the name. */
export type FoundLinks = Omit<LinksPlan, keyof Module>;

/** The input of the conventions: the record with the tab, its tabs, and the forms of all resources. */
export interface LinkSource {
  readonly owner: Subject;
  readonly tabs: readonly RelationTab[];
  readonly formsOf: (resource: Subject) => FormsPlan;
}
