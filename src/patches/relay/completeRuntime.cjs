/**
 * Completes what Relay's hooks find in `relay-runtime`, for those that every page does without: required
 * before them, since they take their parts out of it as they are evaluated.
 */
Object.assign(require('./required.cjs'), require('relay-runtime/lib/index'));
