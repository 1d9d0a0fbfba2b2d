import { getRequest } from 'relay-runtime';
import { denialOf, type Access } from '../../access/access.ts';
import type { AnyAction } from './recordAction.ts';

/** An action without the inputs that the person may not send; the same action where they may send all. */
export function allowedAction<Row>(access: Access, action: AnyAction<Row>): AnyAction<Row> {
  const { fields = {}, steps, mutation } = action;
  const entries = Object.entries(fields);
  const places = entries.length > 0 ? placesOfInputs(mutation) : [];
  const allowed = entries.filter(
    ([name]) => !places.some((place) => denialOf(access, place(name))),
  );
  if (allowed.length === entries.length) return action;
  const left = Object.fromEntries(allowed);
  return {
    ...action,
    fields: left,
    steps: steps?.map((step) => ({
      ...step,
      fields: step.fields?.filter((name) => Object.hasOwn(left, name)),
    })),
  };
}

/** What an input can be in the schema: an argument of the mutation, or a field of the type of one of its variables. */
function placesOfInputs(
  mutation: AnyAction<never>['mutation'],
): ReadonlyArray<(name: string) => string> {
  const { operation, params } = getRequest(mutation);
  const [root] = operation.selections;
  const types = [...(params.text ?? '').matchAll(/\$\w+: \[?(\w+)/g)].map(([, type]) => type);
  return [
    ...('name' in root ? [(name: string) => `Mutation.${root.name}(${name}:)`] : []),
    ...types.map((type) => (name: string) => `${type}.${name}`),
  ];
}
