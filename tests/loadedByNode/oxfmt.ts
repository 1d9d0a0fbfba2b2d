import { loadByNode } from './loadByNode.ts';

export const { format } = loadByNode('oxfmt') as typeof import('oxfmt');
