import { helpOf } from '../../src/scaffold/records/help.ts';

test.each([
  ["@oneToMany(field: 'customer', key: 'customerId')", undefined],
  ['@model\nWhat was sold, and to whom.', 'What was sold, and to whom.'],
  ['Ask @accounting before it is changed.', 'Ask @accounting before it is changed.'],
])('what is noted for tools is no help: %j', (description, help) => {
  expect(helpOf(description, 'Orders', 'Customer')).toBe(help);
});
