import { Module } from 'node:module';
import { join } from 'node:path';

type NodeModule = typeof import('node:module');

/**
 * oxfmt as Node itself loads it: it comes in ES modules, which Jest does not load. Jest's own `Module` is a
 * class below Node's.
 */
const { createRequire } = Object.getPrototypeOf(Module) as NodeModule;
const oxfmt = createRequire(join(process.cwd(), 'package.json'))('oxfmt') as typeof import('oxfmt');

export const { format } = oxfmt;
