import dynamic from 'next/dynamic';
import { WhileLoading } from '../errors/MissingPart.tsx';

/** Loaded on use: forms are not part of a record's page. */
export const InlineEdit = dynamic(
  () => import('../form/InlineEdit.tsx').then((module) => module.InlineEdit),
  {
    ssr: false,
    loading: WhileLoading,
  },
);
