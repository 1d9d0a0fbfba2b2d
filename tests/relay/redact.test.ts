import { redactVariables, redactMessage } from '../../src/relay/redact.ts';

const variables = {
  first: 25,
  input: { name: 'Ada', password: 'hunter2', keys: [{ apiKey: 'k-123' }], isSecret: true },
};

test('variables are shown without their secrets', () => {
  expect(redactVariables(variables)).toEqual({
    first: 25,
    input: { name: 'Ada', password: '••••••', keys: [{ apiKey: '••••••' }], isSecret: true },
  });
});

test('a backend that repeats what it refuses is not repeated', () => {
  expect(redactMessage('Variable "$input" got invalid value "hunter2" for Ada', variables)).toBe(
    'Variable "$input" got invalid value "••••••" for Ada',
  );
});
