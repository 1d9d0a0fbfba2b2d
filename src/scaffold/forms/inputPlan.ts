import { isNonNullType, type GraphQLInputType, type InputValueDefinitionNode } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import type { Limits } from './limits.ts';
import type { PickerPlan } from './pickers.ts';

/** An argument or a field of an input object. */
export interface InputField {
  readonly name: string;
  /** What the model calls it, where it does. */
  readonly label?: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null;
  readonly defaultValue?: unknown;
  readonly deprecationReason?: string | null;
  readonly astNode?: InputValueDefinitionNode | null;
}

/** What an input is made with: the function of the same name in `src/ui/form/inputs`. */
export type InputKind =
  | { readonly make: 'text'; readonly format: string | null }
  | { readonly make: 'longText' | 'integer' | 'float' | 'yesNo' | 'file' }
  | {
      readonly make: 'decimal';
      readonly isWhole: boolean;
      /** The scalar takes numbers only, not the text of one. */
      readonly asNumber: boolean;
    }
  | { readonly make: 'day' | 'moment' | 'clock' }
  | { readonly make: 'json'; readonly asText: boolean }
  | { readonly make: 'choice' | 'choices' | 'language'; readonly enum: string }
  | {
      readonly make: 'relation' | 'relations';
      readonly picker: PickerPlan;
      /** The objects that the key is wrapped in: `['connect', 'id']`. */
      readonly wrapped: readonly string[];
      /** Key of the Boolean that takes the record away, where null does not. */
      readonly detach: string | null;
      /** Of several keys: the object that each stands in. */
      readonly each?: string | null;
    }
  | { readonly make: 'list'; readonly item: InputPlan }
  | {
      /** A list of what is said in several languages. */
      readonly make: 'translations';
      readonly item: InputPlan;
      /** The input of an item that names its language. */
      readonly language: string;
    }
  | {
      /** `oneOf`: exactly one of its fields is given. */
      readonly make: 'group' | 'oneOf';
      readonly type: string;
      readonly inputs: readonly InputPlan[];
    }
  | {
      /** What no inputs can be laid out for: it is entered as JSON, and checked. */
      readonly make: 'structure';
      /** Its type as GraphQL prints it. */
      readonly printed: string;
      /** The input object in it; null where there is none. */
      readonly root: string | null;
    };

/** One input of a form. */
export interface InputPlan {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly required: boolean;
  readonly hasDefault: boolean;
  readonly kind: InputKind;
  /** It is a secret, or holds one that cannot be kept apart: it is given without being read, and kept nowhere. */
  readonly isSecret: boolean;
  /** The object that the value is sent in: what sets it, and what takes it away. */
  readonly setting?: Setting;
  /** What the schema's directives and scalars say of allowed values. */
  readonly limits: Limits;
  /** What of the record it starts with, where the record has it. */
  readonly field: Field | null;
  readonly relation: Relation | null;
}

/** `{ set: value }`, and `{ set: null }` or `{ clear: true }`. */
export interface Setting {
  readonly set: string;
  readonly cleared: readonly [name: string, value: string] | null;
}

/** What the inputs of a form are about. */
export interface InputContext {
  readonly plan: Plan;
  /** The resource whose record is written; null where there is none. */
  readonly owner: ResourcePlan | null;
  /** The fields and relations of what is written. */
  readonly current: readonly Field[];
  readonly relations: readonly Relation[];
  /** Names that are filled in otherwise: keys. */
  readonly without: ReadonlySet<string>;
  /** The record is there: what cannot be read of it cannot be changed. */
  readonly isThere: boolean;
  /** The value object that the inputs are of, of which the record has the fields; null for the record itself. */
  readonly within: readonly Field[] | null;
  readonly depth: number;
  /** What is sent makes one record of several. */
  readonly isMerge?: boolean;
  /** The names of what the inputs stand in, the nearest first: `password` of `password: { value }`. */
  readonly holders?: readonly string[];
  /** What is entered stands in an address: a secret is not asked for. */
  readonly isInAddress?: boolean;
  /** The words of an action's name; null where the values of a record are written. */
  readonly action?: readonly string[] | null;
}

/** The same for several groups of inputs, of which each leaves out others. */
export type OuterContext = Omit<InputContext, 'without'>;

/** Whether the backend refuses to go without it. */
export function isDemanded({ type, defaultValue }: InputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}
