import type { Module } from '../subject.ts';
import { pathTo } from './scope.ts';
import type { SourceFile } from './sourceFile.ts';

/** `async () => (await import('./shipOrder.ts')).shipOrder` */
export function lazily({ name, path }: Module): string {
  return `async () => (await import('${pathTo(path)}')).${name}`;
}

/** The same, in the file that loads it. */
export function loader(_file: SourceFile, module: Module): string {
  return lazily(module);
}

/** The same as an attribute. */
export function loaderAttribute(name: string, _file: SourceFile, module: Module): string {
  return `${name}={${lazily(module)}}`;
}
