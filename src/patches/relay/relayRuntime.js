/**
 * `relay-runtime` for who imports it: all that the package exports, each part from its own file, so that
 * bundlers leave out of a page what the page does not import. Of what Relay's own packages share (`__internal`)
 * it has as much as they have loaded.
 */
export { __internal } from './required.cjs';
export { isErrorResult, isValueResult } from 'relay-runtime/lib/experimental';
export { default as DefaultHandlerProvider } from 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider';
export { default as ConnectionHandler } from 'relay-runtime/lib/handlers/connection/ConnectionHandler';
export { default as ConnectionInterface } from 'relay-runtime/lib/handlers/connection/ConnectionInterface';
export { default as MutationHandlers } from 'relay-runtime/lib/handlers/connection/MutationHandlers';
export {
  MutationTypes,
  RangeOperations,
} from 'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig';
export { default as applyOptimisticMutation } from 'relay-runtime/lib/mutations/applyOptimisticMutation';
export { default as commitLocalUpdate } from 'relay-runtime/lib/mutations/commitLocalUpdate';
export { default as commitMutation } from 'relay-runtime/lib/mutations/commitMutation';
export { default as Network } from 'relay-runtime/lib/network/RelayNetwork';
export { default as Observable } from 'relay-runtime/lib/network/RelayObservable';
export { default as QueryResponseCache } from 'relay-runtime/lib/network/RelayQueryResponseCache';
export {
  getNode,
  getFragment,
  getInlineDataFragment,
  getPaginationFragment,
  getRefetchableFragment,
  getRequest,
  graphql,
  isFragment,
  isInlineDataFragment,
  isRequest,
} from 'relay-runtime/lib/query/GraphQLTag';
export { default as PreloadableQueryRegistry } from 'relay-runtime/lib/query/PreloadableQueryRegistry';
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery';
export { default as fetchQuery_DEPRECATED } from 'relay-runtime/lib/query/fetchQuery_DEPRECATED';
export {
  generateClientID,
  generateUniqueClientID,
  isClientID,
} from 'relay-runtime/lib/store/ClientID';
export { default as Environment } from 'relay-runtime/lib/store/RelayModernEnvironment';
export {
  createOperationDescriptor,
  createRequestDescriptor,
} from 'relay-runtime/lib/store/RelayModernOperationDescriptor';
export { default as Record } from 'relay-runtime/lib/store/RelayModernRecord';
export {
  areEqualSelectors,
  createNormalizationSelector,
  createReaderSelector,
  getDataIDsFromFragment,
  getDataIDsFromObject,
  getPluralSelector,
  getSelector,
  getSelectorsFromObject,
  getSingularSelector,
  getVariablesFromFragment,
  getVariablesFromObject,
  getVariablesFromPluralFragment,
  getVariablesFromSingularFragment,
} from 'relay-runtime/lib/store/RelayModernSelector';
export { default as Store } from 'relay-runtime/lib/store/RelayModernStore';
export { default as RecordSource } from 'relay-runtime/lib/store/RelayRecordSource';
export {
  getArgumentValues,
  getModuleComponentKey,
  getModuleOperationKey,
  getStorageKey,
  FRAGMENTS_KEY,
  FRAGMENT_OWNER_KEY,
  ID_KEY,
  REF_KEY,
  REFS_KEY,
  ROOT_ID,
  ROOT_TYPE,
  TYPENAME_KEY,
} from 'relay-runtime/lib/store/RelayStoreUtils';
export { readFragment } from 'relay-runtime/lib/store/ResolverFragments';
export { VIEWER_ID, VIEWER_TYPE } from 'relay-runtime/lib/store/ViewerPattern';
export { default as createFragmentSpecResolver } from 'relay-runtime/lib/store/createFragmentSpecResolver';
export { default as isRelayModernEnvironment } from 'relay-runtime/lib/store/isRelayModernEnvironment';
export {
  isSuspenseSentinel,
  suspenseSentinel,
} from 'relay-runtime/lib/store/live-resolvers/LiveResolverSuspenseSentinel';
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData';
export { default as requestSubscription } from 'relay-runtime/lib/subscription/requestSubscription';
export { default as RelayConcreteNode } from 'relay-runtime/lib/util/RelayConcreteNode';
export { DEFAULT_HANDLE_KEY } from 'relay-runtime/lib/util/RelayDefaultHandleKey';
export { default as RelayError } from 'relay-runtime/lib/util/RelayError';
export { default as RelayFeatureFlags } from 'relay-runtime/lib/util/RelayFeatureFlags';
export { default as RelayProfiler } from 'relay-runtime/lib/util/RelayProfiler';
export { default as ReplaySubject } from 'relay-runtime/lib/util/RelayReplaySubject';
export { default as createPayloadFor3DField } from 'relay-runtime/lib/util/createPayloadFor3DField';
export { default as deepFreeze } from 'relay-runtime/lib/util/deepFreeze';
export { default as getFragmentIdentifier } from 'relay-runtime/lib/util/getFragmentIdentifier';
export { default as getPaginationMetadata } from 'relay-runtime/lib/util/getPaginationMetadata';
export { default as getPaginationVariables } from 'relay-runtime/lib/util/getPaginationVariables';
export { default as getPendingOperationsForFragment } from 'relay-runtime/lib/util/getPendingOperationsForFragment';
export { default as getRefetchMetadata } from 'relay-runtime/lib/util/getRefetchMetadata';
export { default as getRelayHandleKey } from 'relay-runtime/lib/util/getRelayHandleKey';
export { default as getRequestIdentifier } from 'relay-runtime/lib/util/getRequestIdentifier';
export { default as getValueAtPath } from 'relay-runtime/lib/util/getValueAtPath';
export { handlePotentialSnapshotErrors } from 'relay-runtime/lib/util/handlePotentialSnapshotErrors';
export { default as isPromise } from 'relay-runtime/lib/util/isPromise';
export { default as isScalarAndEqual } from 'relay-runtime/lib/util/isScalarAndEqual';
export { default as recycleNodesInto } from 'relay-runtime/lib/util/recycleNodesInto';
export { stableCopy, hasCycle } from 'relay-runtime/lib/util/stableCopy';
