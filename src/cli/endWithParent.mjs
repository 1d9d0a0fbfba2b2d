/**
 * Loaded before a program that is started with a channel to its parent: when the parent is gone,
 * even if it was killed, the program ends too.
 */
process.on('disconnect', () => process.exit());
process.channel?.unref();
