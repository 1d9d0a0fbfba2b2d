require('./completeRuntime.cjs');

exports.EntryPointContainer = require('react-relay/lib/relay-hooks/EntryPointContainer.react');
exports.loadEntryPoint = require('react-relay/lib/relay-hooks/loadEntryPoint');
exports.loadQuery = require('react-relay/lib/relay-hooks/loadQuery').loadQuery;
exports.useEntryPointLoader = require('react-relay/lib/relay-hooks/useEntryPointLoader');
exports.usePreloadedQuery = require('react-relay/lib/relay-hooks/usePreloadedQuery');
exports.useQueryLoader = require('react-relay/lib/relay-hooks/useQueryLoader');
