import {
  CardMoves,
  type MoveResult,
  type PlacedCard,
} from '../../../src/ui/list/moves/cardMoves.ts';

const cardAt = (place: string): PlacedCard => ({
  key: '1',
  row: {},
  href: null,
  title: 'One',
  place,
});

/** Moves whose saving ends as given, and whose places are read again when the test says so. */
function movesOf(results: MoveResult[]) {
  const moves = new CardMoves();
  const sentTo: string[] = [];
  const reads: Array<() => void> = [];
  moves.connect({
    save: (_card, to) => {
      sentTo.push(to);
      return Promise.resolve(results.shift()!);
    },
    refresh: () => new Promise((resolve) => reads.push(resolve)),
    tell: () => {},
  });
  const move = async (from: string, to: string) => {
    void moves.move(cardAt(from), to);
    await settled();
  };
  const read = async (index: number) => {
    reads[index]();
    await settled();
  };
  const now = () => {
    const { to, state } = moves.state().moves.get('1')!;
    return [to, state];
  };
  return { move, read, now, sentTo };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

const SAVED: MoveResult = { status: 'saved', words: 'Moved.' };

test('a card that is saved is moved on at once, while its places are still read again', async () => {
  const { move, read, now, sentTo } = movesOf([SAVED, SAVED]);
  await move('open', 'waiting');
  await move('waiting', 'closed');
  expect(sentTo).toEqual(['waiting', 'closed']);
  await read(0);
  expect(now()).toEqual(['closed', 'refreshing']);
  await read(1);
  expect(now()).toEqual(['closed', 'saved']);
});

test('a card whose second move is refused is where the first one has brought it', async () => {
  const { move, read, now } = movesOf([SAVED, { status: 'refused', words: 'No.' }]);
  await move('open', 'waiting');
  await move('waiting', 'closed');
  expect(now()).toEqual(['waiting', 'saved']);
  await read(0);
  expect(now()).toEqual(['waiting', 'saved']);
});
