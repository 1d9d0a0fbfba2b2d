/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { AnyPicker } from '../../../../src/lists/picker.ts';
import { createEnvironment } from '../../../../src/relay/environment.ts';
import { RecordOperand } from '../../../../src/ui/list/filters/RecordOperand.tsx';
import { at, routerAt } from '../../testRouter.tsx';

afterEach(cleanup);

const PICKER: AnyPicker = {
  resource: { slug: 'customers', label: 'Customer', pluralLabel: 'Customers' },
  option: () => null,
  finder: () => new Promise(() => {}),
};

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

/** The operand of a filter whose picker loads on command. */
function show(values: readonly string[]) {
  let resolve: (picker: AnyPicker) => void = () => {};
  const loading = new Promise<AnyPicker>((done) => {
    resolve = done;
  });
  const load = () => loading;
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const { container } = render(
    at(
      routerAt('/orders'),
      <RelayEnvironmentProvider environment={environment}>
        <RecordOperand name="customer" label="Is" values={values} autoFocus load={load} />
      </RelayEnvironmentProvider>,
    ),
  );
  const arrive = async () => {
    resolve(PICKER);
    for (let round = 0; round < 3; round++) await settle();
  };
  const sent = () => container.querySelector<HTMLInputElement>('input[type="hidden"]')?.value;
  return { arrive, sent };
}

test('what is typed before the picker is there stays in its search, which goes on', async () => {
  const { arrive, sent } = show([]);
  fireEvent.change(screen.getByLabelText('Is'), { target: { value: 'mug' } });
  await arrive();
  const search = screen.getByRole<HTMLInputElement>('combobox', { name: 'Is' });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('mug');
  expect(search.selectionStart).toBe(3);
  expect(search).toHaveAttribute('aria-expanded', 'true');
  expect(sent()).toBe('');
});

test('a key that the address has is no text to search for', async () => {
  const { arrive, sent } = show(['7']);
  await arrive();
  const search = screen.getByRole('combobox', { name: 'Is' });
  expect(search).toHaveAttribute('aria-expanded', 'false');
  expect(sent()).toBe('7');
});
