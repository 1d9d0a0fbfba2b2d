#!/usr/bin/env node
// `npm create frontage DIR [ENDPOINT]` is `frontage create DIR [ENDPOINT]`.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const manifest = createRequire(import.meta.url).resolve('frontage/package.json');
process.argv.splice(2, 0, 'create');
await import(pathToFileURL(join(dirname(manifest), 'dist/cli/bootstrap.mjs')).href);
