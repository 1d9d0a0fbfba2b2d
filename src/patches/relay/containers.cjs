require('./completeRuntime.cjs');

exports.LocalQueryRenderer = require('react-relay/lib/ReactRelayLocalQueryRenderer');
exports.QueryRenderer = require('react-relay/lib/ReactRelayQueryRenderer');
exports.createFragmentContainer =
  require('react-relay/lib/ReactRelayFragmentContainer').createContainer;
exports.createPaginationContainer =
  require('react-relay/lib/ReactRelayPaginationContainer').createContainer;
exports.createRefetchContainer =
  require('react-relay/lib/ReactRelayRefetchContainer').createContainer;
