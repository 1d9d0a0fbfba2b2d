/**
 * `relay-runtime` for who requires it: the parts that `useFragment`, `useLazyLoadQuery` and the providers
 * take. A bundler cannot tell which parts of a module are used that is required as a whole.
 */
const fetching = require('relay-runtime/lib/query/fetchQueryInternal');
const tag = require('relay-runtime/lib/query/GraphQLTag');
const selector = require('relay-runtime/lib/store/RelayModernSelector');

module.exports = {
  __internal: {
    createRelayContext: require('relay-runtime/lib/store/createRelayContext'),
    createRelayLoggingContext: require('relay-runtime/lib/store/createRelayLoggingContext'),
    fetchQuery: fetching.fetchQuery,
    getPromiseForActiveRequest: fetching.getPromiseForActiveRequest,
  },
  RelayFeatureFlags: require('relay-runtime/lib/util/RelayFeatureFlags'),
  areEqualSelectors: selector.areEqualSelectors,
  createOperationDescriptor: require('relay-runtime/lib/store/RelayModernOperationDescriptor')
    .createOperationDescriptor,
  getFragment: tag.getFragment,
  getPendingOperationsForFragment: require('relay-runtime/lib/util/getPendingOperationsForFragment'),
  getRequest: tag.getRequest,
  getSelector: selector.getSelector,
  getVariablesFromFragment: selector.getVariablesFromFragment,
  handlePotentialSnapshotErrors: require('relay-runtime/lib/util/handlePotentialSnapshotErrors')
    .handlePotentialSnapshotErrors,
  isPromise: require('relay-runtime/lib/util/isPromise'),
  recycleNodesInto: require('relay-runtime/lib/util/recycleNodesInto'),
};
