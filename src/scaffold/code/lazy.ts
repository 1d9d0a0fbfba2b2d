import type { Module } from '../plan.ts';
import { group, indent, line, softline, type Doc } from './docs.ts';
import type { SourceFile } from './sourceFile.ts';

/** `async () => (await import('./shipOrder.ts')).shipOrder` */
export function loader(file: SourceFile, { name, path }: Module): Doc {
  return group([
    'async () =>',
    group(
      indent([
        line,
        group([`(await import('${file.pathTo(path)}'))`, indent([softline, `.${name}`])]),
      ]),
    ),
  ]);
}
