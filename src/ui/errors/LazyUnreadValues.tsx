import dynamic from 'next/dynamic';
import { WhileLoading } from './MissingPart.tsx';

/** `UnreadValues`, which pages do without as long as the backend answers as its schema says. */
export const LazyUnreadValues = dynamic(
  () => import('./UnreadValues.tsx').then((module) => module.UnreadValues),
  { loading: WhileLoading },
);
