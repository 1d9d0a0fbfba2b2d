import { SourceFile, type GeneratedFile } from '../code/sourceFile.ts';
import type { Module } from '../resourcePlan.ts';

/** A route: which screen it shows. */
export function pageFile(path: string, screen: Module, source: string): GeneratedFile {
  const file = new SourceFile(path, source);
  return file.print(`export { ${screen.name} as default } from '${file.pathTo(screen.path)}';`);
}
