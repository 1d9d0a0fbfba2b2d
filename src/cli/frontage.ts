import { enableCompileCache } from 'node:module';

// Enabled before all other imports, so that they are compiled once; this halves a command's start
// time.
enableCompileCache();
await import('./program.ts');
