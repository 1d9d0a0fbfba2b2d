require('./completeRuntime.cjs');

exports.usePaginationFragment = require('react-relay/lib/relay-hooks/usePaginationFragment');
exports.usePrefetchableForwardPaginationFragment = require('react-relay/lib/relay-hooks/usePrefetchableForwardPaginationFragment');
exports.useRefetchableFragment = require('react-relay/lib/relay-hooks/useRefetchableFragment');
