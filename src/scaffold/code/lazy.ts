import type { Module } from '../subject.ts';
import { pathTo } from './scope.ts';

/** `async () => (await import('./shipOrder.ts')).shipOrder` */
export function lazily({ name, path }: Module): string {
  return `async () => (await import('${pathTo(path)}')).${name}`;
}
