import type typescript from 'typescript';
import { loadByNode } from './loadByNode.ts';

export default loadByNode('typescript') as typeof typescript;
