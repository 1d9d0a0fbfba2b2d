require('./completeRuntime.cjs');

exports.useMutation = require('react-relay/lib/relay-hooks/useMutation');
exports.useMutationAction_EXPERIMENTAL = require('react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL');
exports.useSubscription = require('react-relay/lib/relay-hooks/useSubscription');
