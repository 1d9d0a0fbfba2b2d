import type { ConcreteRequest } from 'relay-runtime';

const selections = [
  { alias: null, args: null, kind: 'ScalarField', name: 'ticks', storageKey: null },
] as const;

/** What relay-compiler makes of `subscription Ticks { ticks }`, with a text of the backend's own. */
export const ticksRequest: ConcreteRequest = {
  kind: 'Request',
  fragment: {
    argumentDefinitions: [],
    kind: 'Fragment',
    metadata: null,
    name: 'Ticks',
    selections,
    type: 'Subscription',
    abstractKey: null,
  },
  operation: { argumentDefinitions: [], kind: 'Operation', name: 'Ticks', selections },
  params: {
    cacheID: 'ticks',
    id: null,
    metadata: {},
    name: 'Ticks',
    operationKind: 'subscription',
    text: 'subscription Ticks($upTo: Int) { ticks(upTo: $upTo) }',
  },
};
