/**
 * Preloaded into servers with an IPC channel: exits when the parent process is gone, even if it was
 * killed.
 */
process.on('disconnect', () => process.exit());
