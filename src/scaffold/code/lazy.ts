import type { Module } from '../resourcePlan.ts';
import type { Doc } from './docs.ts';
import type { SourceFile } from './sourceFile.ts';

/** `async () => (await import('./shipOrder.ts')).shipOrder` */
export function loader(file: SourceFile, { name, path }: Module): Doc {
  return `async () => (await import('${file.pathTo(path)}')).${name}`;
}

/** The same as an attribute. */
export function loaderAttribute(name: string, file: SourceFile, module: Module): Doc {
  return [`${name}={`, loader(file, module), '}'];
}
