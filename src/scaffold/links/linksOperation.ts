import type { Path } from '../../model/types/variables.ts';
import { array, text } from '../code/docs.ts';
import { lazily } from '../code/lazy.ts';
import type { LinksPlan } from './linkWay.ts';

/** The mutations that change the links. */
export function linkMutations({ way }: LinksPlan): Path[] {
  if (way.kind === 'values') return [way.edit.mutation.path];
  return way.kind === 'join'
    ? [way.create.mutation.path, way.remove.mutation.path]
    : [way.add.action.mutation.path, way.remove.action.mutation.path];
}

/** `mutations: ['createProductTag', 'deleteProductTag'], load: async () => (await import(…)).productTagsLinks` */
export function linksOperation(links: LinksPlan): string {
  const paths = linkMutations(links).map((path) => text(path.join('.')));
  return `mutations: ${array(paths)}, load: ${lazily(links)}`;
}
