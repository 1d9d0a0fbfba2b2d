import type { Module } from '../resourcePlan.ts';
import { group, indent, line, softline, type Doc } from './docs.ts';
import type { SourceFile } from './sourceFile.ts';

/** `async () => (await import('./shipOrder.ts')).shipOrder` */
export function loader(file: SourceFile, module: Module): Doc {
  return group(['async () =>', group(indent([line, imported(file, module)]))]);
}

/** The same as an attribute. */
export function loaderAttribute(name: string, file: SourceFile, module: Module): Doc {
  const below = group([indent([line, imported(file, module)]), softline]);
  return [`${name}={`, group(['async () =>', below]), '}'];
}

function imported(file: SourceFile, { name, path }: Module): Doc {
  return group([`(await import('${file.pathTo(path)}'))`, indent([softline, `.${name}`])]);
}
