import { array, property, text } from '../code/docs.ts';
import { isDemanded, type InputField, type InputPlan } from './inputPlan.ts';
import { inputAt, inputsAt, type SentPlan } from './sent.ts';

/** The inputs that are sent with every change, not only when they change. */
export interface Resent {
  /** The backend requires them, replaces the whole record, or would put them back to a default. */
  readonly always: readonly string[];
  /** Their default stands for no value (`tags: [String!] = []`): sent where there is a value that it would replace. */
  readonly ifFilled: readonly string[];
}

/** @returns the names of the inputs that every change of a record sends */
export function resent(plan: SentPlan): Resent {
  const { mutation, inputs } = plan;
  const isRead = ({ field, relation }: InputPlan) => field !== null || relation !== null;
  if (mutation.replaces) {
    const kept = inputs.filter((input) => isRead(input) || input.required);
    return { always: kept.map(({ name }) => name), ifFilled: [] };
  }
  const planned = sentInputs(plan).flatMap((input) => {
    const own = inputs.find(({ name }) => name === input.name);
    return own ? [{ input, isRead: isRead(own) }] : [];
  });
  const named = (wanted: (typeof planned)[number][]) => wanted.map(({ input }) => input.name);
  const isDefaulted = ({ input, isRead: isKnown }: (typeof planned)[number]) =>
    isKnown && input.defaultValue !== undefined;
  return {
    always: named(
      planned.filter(
        (each) => isDemanded(each.input) || (isDefaulted(each) && !hasEmptyDefault(each.input)),
      ),
    ),
    ifFilled: named(planned.filter((each) => isDefaulted(each) && hasEmptyDefault(each.input))),
  };
}

/** The same as properties of what describes a form. */
export function resentProperties(plan: SentPlan): string[] {
  const { always, ifFilled } = resent(plan);
  return [
    ...(always.length > 0 ? [property('always', array(always.map(text)))] : []),
    ...(ifFilled.length > 0 ? [property('alwaysIfFilled', array(ifFilled.map(text)))] : []),
  ];
}

/** What is sent: what the values consist of, or, where there are none, each at its place. */
function sentInputs({ field, mutation, parameters }: SentPlan): readonly InputField[] {
  if (mutation.values !== null) return inputsAt(field, mutation.values).fields;
  return [...parameters.values()].flatMap((slot) => inputAt(field, slot) ?? []);
}

/** The names of all of them. */
export function demanded(sent: SentPlan): string[] {
  const { always, ifFilled } = resent(sent);
  return [...always, ...ifFilled];
}

function hasEmptyDefault({ defaultValue }: InputField): boolean {
  return (
    defaultValue === null ||
    defaultValue === '' ||
    (Array.isArray(defaultValue) && !defaultValue.length)
  );
}
