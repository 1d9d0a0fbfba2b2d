import { code } from '../code/code.ts';
import { pathTo } from '../code/scope.ts';
import { sourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Module } from '../subject.ts';

/** A route: which screen it shows. */
export function pageFile(path: string, screen: Module, source: string): GeneratedFile {
  return sourceFile(
    path,
    source,
    code`export { ${screen.name} as default } from '${pathTo(screen.path)}';`,
  );
}
