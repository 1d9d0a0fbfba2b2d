import * as model from '../../src/model/conventions/filter/operators.ts';
import * as lists from '../../src/lists/filters/operators.ts';

/** Operator → what it takes. */
function operandsOf(operators: Readonly<Record<string, { readonly operand: string }>>) {
  return Object.fromEntries(
    Object.entries(operators).map(([name, { operand }]) => [name, operand]),
  );
}

test('lists know the operators that schemas have, and take the same operands', () => {
  expect(operandsOf(lists.OPERATORS)).toEqual(operandsOf(model.OPERATORS));
});

test('what an operator means where it takes a list is an operator', () => {
  for (const name of Object.keys(model.OPERATORS) as model.OperatorName[]) {
    const other = model.operatorTaking(name, true);
    expect(Object.keys(model.OPERATORS)).toContain(other ?? name);
  }
});

test('no two operators are spelled alike', () => {
  const spellings = Object.values(model.OPERATORS).flatMap((operator) =>
    'spellings' in operator ? operator.spellings.split(' ') : [],
  );
  expect(spellings).toEqual([...new Set(spellings)]);
});
