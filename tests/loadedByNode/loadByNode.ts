import { Module } from 'node:module';
import { join } from 'node:path';

type NodeModule = typeof import('node:module');

// Jest's own `Module` is a class below Node's.
const { createRequire } = Object.getPrototypeOf(Module) as NodeModule;

/**
 * A module as Node itself loads it: once for all test files of a process, compiled from Node's cache. Jest would
 * evaluate it for each test file anew, and does not load ES modules.
 *
 * @param name of a package, or a path that begins with `./` and is relative to the checkout
 */
export const loadByNode = createRequire(join(process.cwd(), 'package.json')) as (
  name: string,
) => unknown;
