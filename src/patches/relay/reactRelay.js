/**
 * `react-relay` as pages have it: all that the package exports, each part from its own file.
 *
 * Gain: the package is one CommonJS module, whose hooks for paging, entry points, preloading and legacy
 * containers pages would load without using them; with `relayRuntime.js` it is 20 kB (brotli) of every page.
 *
 * Depends on: where the package keeps its parts, and on what these parts require of `relay-runtime`
 * (`required.cjs`).
 *
 * Without it: pages load both packages as they are.
 */
export { default as ReactRelayContext } from 'react-relay/lib/ReactRelayContext';
export { default as ProfilerContext } from 'react-relay/lib/relay-hooks/ProfilerContext';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { default as useClientQuery } from 'react-relay/lib/relay-hooks/useClientQuery';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
export { default as useSubscribeToInvalidationState } from 'react-relay/lib/relay-hooks/useSubscribeToInvalidationState';
export {
  usePaginationFragment,
  usePrefetchableForwardPaginationFragment,
  useRefetchableFragment,
} from './paging.cjs';
export {
  EntryPointContainer,
  loadEntryPoint,
  loadQuery,
  useEntryPointLoader,
  usePreloadedQuery,
  useQueryLoader,
} from './preloading.cjs';
export { useMutation, useMutationAction_EXPERIMENTAL, useSubscription } from './changes.cjs';
export {
  LocalQueryRenderer,
  QueryRenderer,
  createFragmentContainer,
  createPaginationContainer,
  createRefetchContainer,
} from './containers.cjs';
export {
  ConnectionHandler,
  MutationTypes,
  RangeOperations,
  applyOptimisticMutation,
  commitLocalUpdate,
  commitMutation,
  fetchQuery_DEPRECATED,
  graphql,
  readInlineData,
  requestSubscription,
  fetchQuery,
} from './relayRuntime.js';
