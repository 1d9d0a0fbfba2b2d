import { isNonNullType, type GraphQLInputType, type InputValueDefinitionNode } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { Slot } from '../../model/types/variables.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';
import type { KeyPlace, PickerPlan } from './pickers.ts';

/** An argument or a field of an input object. */
export interface InputField {
  readonly name: string;
  /** Its label in the model, if there is one. */
  readonly label?: string;
  readonly type: GraphQLInputType;
  readonly description?: string | null;
  readonly defaultValue?: unknown;
  readonly deprecationReason?: string | null;
  readonly astNode?: InputValueDefinitionNode | null;
}

/** What an input means of the record that it is for. */
export interface InputMeaning {
  /** The relation whose records it takes, where they can be read. */
  readonly relation: Relation | null;
  /** It takes keys of records that cannot be read. */
  readonly isBare: boolean;
  /** The field of its name. */
  readonly same: Field | null;
  /** The field that has its value. */
  readonly field: Field | null;
  /** Its value is of related records that lie in the record. */
  readonly isInRecord: boolean;
}

/** The schema's constraints on an input's values, other than their type. */
export interface Limits {
  readonly min?: string;
  readonly max?: string;
  /** The value has to be more than this. */
  readonly above?: string;
  readonly below?: string;
  readonly multipleOf?: string;
  readonly minLength?: string;
  readonly maxLength?: string;
  readonly minItems?: string;
  readonly maxItems?: string;
  readonly pattern?: string;
  readonly format?: string;
}

/**
 * How an input is made: by a call of a function of `src/ui/form/inputs`. Everything
 * that depends on the kind of an input is here, so that a new kind needs no change elsewhere.
 */
export interface InputKind {
  /** The function, and the file that has it. */
  readonly make: string;
  readonly from: string;
  /** The options that such inputs have besides those of all, as code. */
  readonly options?: readonly string[];
  /** The limits that it can check. */
  readonly limits?: ReadonlyArray<keyof Limits>;
  /** The text that a generated test types, and the code of the value sent for it. */
  readonly example?: { readonly typed: string; readonly sent: string };
  /** Its value cannot be read: a file. */
  readonly isWriteOnly?: true;
  /** Its options include whether its value is a secret. */
  readonly saysSecret?: true;
  /** It is entered as JSON, since no inputs can be laid out for it. */
  readonly structure?: {
    /** The input object, or that of the items of a list; null for what has no name in the artifact. */
    readonly type: string | null;
    readonly isList: boolean;
  };
  /** It enters an input object as a whole. */
  readonly isOfObject?: true;
  /** What it reads of the record besides its own value: the currency of an amount. */
  readonly reads?: readonly string[];
  /** The fields beside the end of that way which it reads, too: the name of a file. */
  readonly besides?: readonly string[];
  /** The value has a meaning only beside the values that it depends on, so it cannot be sent to several records. */
  readonly isOfOneRecord?: true;
  /** The values name their unit, so that the label need not. */
  readonly saysUnit?: true;
  /** Of an amount of money: the enum that its currency is chosen from, if it is one. */
  readonly money?: { readonly currencies: string | null };
  /** The enum whose values are chosen from. */
  readonly enum?: string;
  /** The records that are chosen from. */
  readonly records?: RecordChoice;
  /** Of a list: the input of an item. */
  readonly item?: InputPlan;
  /** Of an input object: its type and the inputs of its fields. */
  readonly object?: ObjectInputs;
}

/** How records are chosen, and how their keys are sent. */
export interface RecordChoice {
  readonly picker: PickerPlan;
  readonly many: boolean;
  /** The objects that the key, or the list of keys, is wrapped in: `['connect', 'id']`. */
  readonly wrapped: Slot;
  /** The value of `disconnect` that takes the record away, where null does not. */
  readonly detach: 'true' | '{}' | null;
  /** The linked record is taken away with the same change that links another. */
  readonly replaces: boolean;
  /** For several keys: the objects around each. */
  readonly each: Slot;
  /** The keys are texts of digits, and sent as numbers. */
  readonly isNumber?: boolean;
}

export interface ObjectInputs {
  readonly type: string;
  readonly inputs: readonly InputPlan[];
}

/** The context for choosing the kind of an input. */
export interface KindContext extends InputContext {
  /** The record's field, or its relation, that the input is for. */
  readonly field: Field | null;
  readonly relation: Relation | null;
  readonly isSecret: boolean;
  /** Plans the inputs for the fields of an object; null when one that it needs cannot be planned. */
  readonly planInputs: (fields: readonly InputField[], context: InputContext) => InputPlan[] | null;
  /** The kind of a value that is no list, such as an item of one. */
  readonly kindOfValue: ChooseKind;
}

/** @returns null for an input that takes something else */
export type ChooseKind = (input: InputField, context: KindContext) => InputKind | null;

/** One input of a form. */
export interface InputPlan {
  readonly name: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly required: boolean;
  readonly hasDefault: boolean;
  /** The list that the backend requires may be empty. */
  readonly mayBeEmpty?: boolean;
  /** What the schema says that the backend takes where a choice is left open: an enum value, or `true`. */
  readonly defaultChoice?: string;
  readonly kind: InputKind;
  /** It is a secret, or contains one: it is written without being read, and stored nowhere. */
  readonly isSecret: boolean;
  /** The object that the value is sent in, with the operations that set and remove it. */
  readonly setting?: Setting;
  /** The constraints of the schema's directives and scalars. */
  readonly limits: Limits;
  /** The field or relation with its initial value, if the record has one. */
  readonly field: Field | null;
  readonly relation: Relation | null;
}

/** `{ set: value }`, and `{ set: null }` or `{ clear: true }`. */
export interface Setting {
  readonly set: string;
  readonly cleared: readonly [name: string, value: string] | null;
}

/** The context of a form's inputs. */
export interface InputContext {
  readonly planner: Planner;
  /** The resource whose record is written; null where there is none. */
  readonly owner: Subject | null;
  /** The fields and relations of the written type. */
  readonly current: readonly Field[];
  readonly relations: readonly Relation[];
  /** Names that are filled in otherwise: keys. */
  readonly without: ReadonlySet<string>;
  /** The record exists: fields that cannot be read cannot be changed. */
  readonly isThere: boolean;
  /** The mutation puts the record as a whole: what is not sent of it is lost. */
  readonly isWhole?: boolean;
  /** The record's value object that the inputs belong to; null for the record itself. */
  readonly within: readonly Field[] | null;
  readonly depth: number;
  /** The input makes related records: the key of one that is there would be that of a new one. */
  readonly areNew?: boolean;
  /** The inputs make a link and say something of it: where they take the record that it leads to. */
  readonly link?: KeyPlace;
  /** The mutation merges several records. */
  readonly isMerge?: boolean;
  /** The names of the objects around the inputs, innermost first: `password` of `password: { value }`. */
  readonly holders?: readonly string[];
  /** All inputs beside it, and itself. */
  readonly beside?: readonly InputField[];
  /** The values are in an address, so that there is no input for a secret. */
  readonly isInAddress?: boolean;
  /** The form makes or changes a record, and runs no action. */
  readonly writesRecord?: boolean;
  /** The words of an action's name; null where the values of a record are written. */
  readonly action?: readonly string[] | null;
}

/** The context of several groups of inputs, each of which leaves out other fields. */
export type OuterContext = Omit<InputContext, 'without'>;

/** Whether the backend refuses to go without it. */
export function isDemanded({ type, defaultValue }: InputField): boolean {
  return isNonNullType(type) && defaultValue === undefined;
}
