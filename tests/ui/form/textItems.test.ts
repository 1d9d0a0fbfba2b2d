import { textItems } from '../../../src/ui/form/textItems.ts';

test.each([
  ['a; b, c;; d', ['a', 'b, c', 'd']],
  ['a, b', ['a', 'b']],
  ['["a, b", "c"]', ['a, b', 'c']],
  [
    '[9007199254740993, 1.10, 12345678901234567890.25]',
    ['9007199254740993', '1.10', '12345678901234567890.25'],
  ],
  ['[{"id": 1}, true, null]', ['{"id":1}', 'true', 'null']],
  ['[a, b]', ['[a', 'b]']],
])('%s are its values, with all digits', (text, items) => {
  expect(textItems(text)).toEqual(items);
});
