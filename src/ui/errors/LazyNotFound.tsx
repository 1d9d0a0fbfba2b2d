import dynamic from 'next/dynamic';
import { WhileLoading } from './MissingPart.tsx';

/** `NotFound`, which pages of records that are there do without. */
export const LazyNotFound = dynamic(
  () => import('./NotFound.tsx').then((module) => module.NotFound),
  { loading: WhileLoading },
);
