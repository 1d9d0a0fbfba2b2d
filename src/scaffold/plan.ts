import { Context, type ContextParts } from './context.ts';
import type { FormsPlan } from './forms/formPlan.ts';
import type { PickedValuePlan } from './forms/pickedValues.ts';
import type { PickerPlan, Pickers } from './forms/pickers.ts';
import type { AttentionPlans } from './home/attentionPlan.ts';
import type { ChoiceLists } from './home/choiceLists.ts';
import type { ValueLists } from './home/valueLists.ts';
import type { PanelPlan } from './home/panelPlan.ts';
import type { ResourceGroups } from './home/resourceGroups.ts';
import type { TrendPlan } from './home/trendPlan.ts';
import type { SharedOperators } from './lists/sharedOperators.ts';
import type { ListPlan, ResourcePlan } from './resourcePlan.ts';
import type { Subject } from './subject.ts';
import type { ToolPlan } from './tools/toolPlan.ts';
import type { UnionMembersPlan } from './unions/unionMembers.ts';

/** All that is written for a model. */
export interface PlanParts {
  readonly resources: readonly ResourcePlan[];
  readonly tools: readonly ToolPlan[];
  /** How forms and filters choose records of other resources. */
  readonly pickers: Pickers;
  /** What records bring along to the forms in which they are picked; those are written that some file imports. */
  readonly pickedValues: readonly PickedValuePlan[];
  /** The entries of lists of several types, by the union or interface, or the type of the values. */
  readonly unionMembers: ReadonlyMap<string, UnionMembersPlan>;
  readonly navigation: ResourceGroups;
  /** The records that the palette finds. */
  readonly searches: readonly PickerPlan[];
  /** The lists by one of their choices that it leads to. */
  readonly choiceLists: readonly ChoiceLists[];
  /** The lists by an amount or a day. */
  readonly valueLists: ValueLists;
  /** What the home page says needs somebody. */
  readonly attention: AttentionPlans;
  readonly panels: readonly PanelPlan[];
  readonly trends: readonly TrendPlan[];
  /** What filters with conditions of the same type have in common. */
  readonly sharedOperators: SharedOperators;
}

/** The complete plan, which templates print. Printing does not change it. */
export class Plan extends Context implements PlanParts {
  readonly resources: readonly ResourcePlan[];
  readonly tools: readonly ToolPlan[];
  readonly pickers: Pickers;
  readonly pickedValues: readonly PickedValuePlan[];
  readonly unionMembers: ReadonlyMap<string, UnionMembersPlan>;
  readonly navigation: ResourceGroups;
  readonly searches: readonly PickerPlan[];
  readonly choiceLists: readonly ChoiceLists[];
  readonly valueLists: ValueLists;
  readonly attention: AttentionPlans;
  readonly panels: readonly PanelPlan[];
  readonly trends: readonly TrendPlan[];
  readonly sharedOperators: SharedOperators;
  readonly #forms: ReadonlyMap<Subject, FormsPlan>;
  readonly #lists: ReadonlyMap<Subject, ListPlan | null>;

  constructor(context: ContextParts, parts: PlanParts) {
    super(context);
    this.resources = parts.resources;
    this.tools = parts.tools;
    this.pickers = parts.pickers;
    this.pickedValues = parts.pickedValues;
    this.unionMembers = parts.unionMembers;
    this.navigation = parts.navigation;
    this.searches = parts.searches;
    this.choiceLists = parts.choiceLists;
    this.valueLists = parts.valueLists;
    this.attention = parts.attention;
    this.panels = parts.panels;
    this.trends = parts.trends;
    this.sharedOperators = parts.sharedOperators;
    this.#forms = new Map(this.resources.map(({ subject, forms }) => [subject, forms]));
    this.#lists = new Map(this.resources.map(({ subject, list }) => [subject, list]));
  }

  /** The list of a resource. */
  listOf(owner: Subject): ListPlan | null {
    return this.#lists.get(owner) ?? null;
  }

  /** The forms and actions of a resource. */
  formsOf(owner: Subject): FormsPlan | undefined {
    return this.#forms.get(owner);
  }
}
