import { useContext, type ReactNode } from 'react';
import { NO_PAGES } from '../../../lists/paging.ts';
import { ListContext } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';
import { ListFrame, type ListSurroundings } from '../ListFrame.tsx';
import { Board } from './Board.tsx';

interface BoardListProps extends ListSurroundings {
  readonly list: AnyList;
  readonly total: ReactNode;
  /** The sums of all lanes, below them. */
  readonly sums: ReactNode;
}

/** A list as a board: a lane of cards for each value of a field, each with its own query, count and further rows. */
export function BoardList({ list, total, sums, ...around }: BoardListProps) {
  return (
    <ListFrame
      {...around}
      resource={list.resource}
      settings={list}
      definition={list}
      pageInfo={NO_PAGES}
      total={total}
    >
      <BoardOfList definition={list} state={around.operations?.state} />
      {sums}
    </ListFrame>
  );
}

type BoardOfListProps = Omit<Parameters<typeof Board>[0], 'list'>;

/** Another board for each state of the list, so that no move is carried over. */
function BoardOfList(props: BoardOfListProps) {
  const list = useContext(ListContext);
  if (!list) return null;
  const { search, filters, sort, by, size } = list.address;
  return <Board key={JSON.stringify([search, filters, sort, by, size])} list={list} {...props} />;
}
