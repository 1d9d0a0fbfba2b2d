/**
 * `react-relay` as pages have it. The package is one CommonJS module, whose hooks for paging, entry
 * points and preloading would ride along in every page. A screen that uses another of its hooks names
 * it here.
 */
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
export { graphql } from 'relay-runtime/lib/query/GraphQLTag';
export { default as fetchQuery } from 'relay-runtime/lib/query/fetchQuery';
export { default as readInlineData } from 'relay-runtime/lib/store/readInlineData';
