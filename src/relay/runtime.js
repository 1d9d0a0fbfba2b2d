/**
 * `relay-runtime` as pages have it: what they and Relay's hooks need at once. The package is one
 * CommonJS module, whose code for mutations, subscriptions and much else would ride along in every
 * page. What comes later takes them from the package's own files (`late.d.ts` has their types); what is
 * needed at once and missing is named here.
 */
import { createOperationDescriptor } from 'relay-runtime/lib/store/RelayModernOperationDescriptor';
import { fetchQuery, getPromiseForActiveRequest } from 'relay-runtime/lib/query/fetchQueryInternal';
import createRelayContext from 'relay-runtime/lib/store/createRelayContext';
import createRelayLoggingContext from 'relay-runtime/lib/store/createRelayLoggingContext';

export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment';
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork';
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable';
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource';
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore';
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags';
export {
  getFragment,
  getInlineDataFragment,
  getRequest,
  graphql,
} from 'relay-runtime/lib/query/GraphQLTag';
export {
  areEqualSelectors,
  getSelector,
  getVariablesFromFragment,
} from 'relay-runtime/lib/store/RelayModernSelector';
export { getStorageKey, ROOT_ID } from 'relay-runtime/lib/store/RelayStoreUtils';
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment';
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors';
export { default as isPromise } from 'relay-runtime/lib/util/isPromise';
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto';

export { createOperationDescriptor };

/** What Relay's own packages share. */
export const __internal = {
  createRelayContext,
  createRelayLoggingContext,
  fetchQuery,
  getPromiseForActiveRequest,
};
