import { useContext, type ReactNode } from 'react';
import { lackingOf } from '../../../access/access.ts';
import { allowedSettings } from '../../../lists/allowedSettings.ts';
import { NO_PAGES } from '../../../lists/paging.ts';
import { useNamedPageQuery } from '../../../relay/pageContext.tsx';
import { useAccess } from '../../access/useAccess.ts';
import { ListContext } from '../listContext.ts';
import type { AnyList } from '../listDefinition.ts';
import { ListFrame, type ListSurroundings } from '../ListFrame.tsx';
import { Board, type BoardProps } from './Board.tsx';
import { LANE_RECORDS } from '../lanes/laneQueries.ts';
import { laneRecordsOf, type LaneRecords } from '../lanes/laneRecords.ts';

interface BoardListProps extends ListSurroundings {
  readonly list: AnyList;
  readonly total: ReactNode;
  /** The sums of all lanes, below them. */
  readonly sums: ReactNode;
}

/** A list as a board: a lane of cards for each value of a field, each with its own query, count and further rows. */
export function BoardList({ list, total, sums, ...around }: BoardListProps) {
  return (
    <>
      <ListFrame
        {...around}
        resource={list.resource}
        settings={list}
        definition={list}
        pageInfo={NO_PAGES}
        total={total}
      >
        <BoardOfList definition={list} state={around.operations?.state} />
      </ListFrame>
      {sums}
    </>
  );
}

type BoardOfListProps = Omit<BoardProps, 'list'>;

/** Another board for each state of the list, so that no move is carried over. */
function BoardOfList(props: BoardOfListProps) {
  const list = useContext(ListContext);
  const access = lackingOf(useAccess());
  if (!list) return null;
  const { definition } = props;
  const { search, filters, sort, by, size } = list.address;
  const settings = allowedSettings(access, definition.resource, definition);
  const records = laneRecordsOf(settings, list.layoutBy);
  const key = JSON.stringify([search, filters, sort, by, size]);
  const parts = { ...props, list };
  return records ? (
    <BoardOfRecords key={key} {...parts} read={records} />
  ) : (
    <Board key={key} {...parts} />
  );
}

/** A board by a relation: its lanes are the records that the page has asked for. */
function BoardOfRecords({ read, ...props }: BoardProps & { readonly read: LaneRecords }) {
  const data = useNamedPageQuery(read.query, LANE_RECORDS);
  return <Board {...props} records={read.read(data)} />;
}
