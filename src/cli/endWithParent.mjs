/**
 * Loaded before a server that is started with a channel to its parent: when the parent is gone, even
 * if it was killed, the server ends too.
 */
process.on('disconnect', () => process.exit());
