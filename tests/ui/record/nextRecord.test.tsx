/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CustomerRecord } from '../../../src/resources/customers/CustomerRecord.tsx';
import { ProductRecord } from '../../../src/resources/products/ProductRecord.tsx';
import { shownPages } from './shownPages.tsx';

jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

beforeEach(() => {
  const unheard = { addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = () => ({ matches: false, ...unheard }) as unknown as MediaQueryList;
});

test('a row that was begun for one record is not made for it under the next', async () => {
  const { sent, show } = shownPages();
  const { rerender } = await act(async () =>
    render(show(CustomerRecord, '/customers/7', { key: '7' }).element),
  );
  await screen.findByRole('heading', { name: 'Customer 7' });
  await act(async () => void fireEvent.click(screen.getByText('New contact')));
  await screen.findByLabelText(/First name/);

  await act(async () => rerender(show(CustomerRecord, '/customers/8', { key: '8' }).element));
  await screen.findByRole('heading', { name: 'Customer 8' });
  expect(screen.queryByLabelText(/First name/)).toBeNull();

  await act(async () => void fireEvent.click(screen.getByText('New contact')));
  const values = {
    'First name': 'Ada',
    'Last name': 'L',
    Email: 'ada@example.com',
    Language: 'en',
  };
  await screen.findByLabelText(/First name/);
  for (const [label, value] of Object.entries(values))
    await act(
      async () =>
        void fireEvent.change(
          screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' }),
          { target: { value } },
        ),
    );
  await act(async () => void fireEvent.click(screen.getByText('Create')));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('createContactMutation'));
  const { variables } = sent.find(({ name }) => name === 'createContactMutation')!;
  expect(variables).toMatchObject({ input: { contact: { customer: '8' } } });
});

test('a dialog about the links of one record is gone with it', async () => {
  const { show } = shownPages();
  const tags = (key: string) =>
    show(ProductRecord, `/products/${key}?tab=tags`, { key, tab: 'tags' }).element;
  const { rerender } = await act(async () => render(tags('7')));
  await screen.findByRole('heading', { name: 'Product 7' });
  await act(
    async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Edit tags' }).at(-1)!),
  );
  await screen.findByRole('dialog', { name: 'Tags' });
  await act(async () => rerender(tags('8')));
  await screen.findByRole('heading', { name: 'Product 8', hidden: true });
  expect(screen.queryByRole('dialog', { name: 'Tags' })).toBeNull();
});
