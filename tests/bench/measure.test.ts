import { compared, median, rate } from './measure.ts';

test('the median is the middle value, whatever the order, and no slow run moves it', () => {
  expect(median([30, 10, 9_000, 20, 15])).toBe(20);
  expect(median([7])).toBe(7);
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('what is compared runs in turns', async () => {
  const order: string[] = [];
  await compared(
    2,
    () => order.push('first'),
    () => order.push('second'),
  );
  expect(order).toEqual(['first', 'second', 'first', 'second']);
});

test('a rate counts each time once, with as many under way as are asked for', async () => {
  let [done, underWay, most] = [0, 0, 0];
  await rate(3, 10, async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    done += 1;
  });
  expect([done, most]).toEqual([10, 3]);
});
