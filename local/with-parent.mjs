/**
 * Preloaded into each long-running process (`NODE_OPTIONS`): once its parent is gone, even if that was killed, the process ends
 * as with Ctrl-C.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
