import { useContext, type ReactNode } from 'react';
import { useLoadedPage, usePageQuery } from '../../relay/pageContext.tsx';
import { NAMES, RecordNamesContext, type RecordNames } from './recordNames.ts';
import { nameIn } from './title.ts';

interface KeyInWordsProps {
  /** The field with the key. */
  readonly field: string | undefined;
  readonly value: string | number;
  /** The key itself. */
  readonly children: ReactNode;
}

/** The key of another record: the name of that record, once the page knows it. */
export function KeyInWords(props: KeyInWordsProps) {
  const names = useContext(RecordNamesContext);
  return names && props.field !== undefined ? <Awaited {...props} names={names} /> : props.children;
}

interface AwaitedProps extends KeyInWordsProps {
  readonly names: RecordNames;
}

function Awaited(props: AwaitedProps) {
  const isKnown = useLoadedPage().stateOf([NAMES]).status === 'ready';
  return isKnown ? <Known {...props} /> : props.children;
}

function Known({ names, field = '', value, children }: AwaitedProps) {
  const found = names.read(usePageQuery(names.query) as never)[field];
  // A key that was changed meanwhile is another record's.
  const isOwn = found && String(found.key) === String(value);
  return isOwn ? (nameIn(found.title) ?? children) : children;
}
