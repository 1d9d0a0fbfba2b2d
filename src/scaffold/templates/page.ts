import { SourceFile } from '../code/sourceFile.ts';
import type { Module } from '../resourcePlan.ts';

/** A route: which screen it shows. */
export function pageFile(path: string, screen: Module, source: string): string {
  const file = new SourceFile(path, source);
  return file.print(`export { ${screen.name} as default } from '${file.pathTo(screen.path)}';`);
}
