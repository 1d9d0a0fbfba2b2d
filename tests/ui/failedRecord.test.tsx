/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { Access } from '../../src/access/access.ts';
import { judged } from '../../src/relay/errorCodes.ts';
import { GraphQLResponseError } from '../../src/relay/errors.ts';
import { AccessContext } from '../../src/ui/access/useAccess.ts';
import { failedRecord } from '../../src/ui/errors/failedRecord.tsx';
import { orders } from '../../src/resources/orders/orders.ts';

const Failed = failedRecord(orders, ['order']);

async function headingFor(error: object, access: Partial<Access> = {}): Promise<string | null> {
  const router = { asPath: '/orders/1', query: {} } as unknown as NextRouter;
  render(
    <RouterContext value={router}>
      <AccessContext value={{ role: null, denied: {}, ...access }}>
        <Failed
          error={new GraphQLResponseError(200, [judged({ message: 'No', ...error })])}
          onRetry={() => {}}
        />
      </AccessContext>
    </RouterContext>,
  );
  const heading = await screen.findByRole('heading', { level: 1 });
  return heading.textContent;
}

const FORBIDDEN = { path: ['order'], extensions: { code: 'FORBIDDEN' } };

test.each([
  ['not found', { message: 'Object not found.', extensions: { code: '101' } }],
  ['forbidden, as some forbid what is not there', FORBIDDEN],
])('a record that is %s is not there, or not for the person', async (_name, error) => {
  expect(await headingFor(error)).toBe('Order not found');
  expect(screen.getByText(/deleted, or you do not have permission/)).toBeVisible();
});

test.each<[string, object, Partial<Access>]>([
  ['all records are denied', FORBIDDEN, { denied: { 'Query.order': { kind: 'refused' } } }],
  ['the role lacks it', { extensions: { code: 'FORBIDDEN_FOR_ROLE' } }, {}],
  ['a part of it is forbidden', { ...FORBIDDEN, path: ['order', 'total'] }, {}],
])('a page is forbidden where %s', async (_name, error, access) => {
  expect(await headingFor(error, access)).toMatch(/permission/);
});

test('what the backend says in place of a record that it does not show is what the page says', async () => {
  const extensions = { code: 'Forbidden', refusal: 'message' };
  const heading = await headingFor({ message: 'Only vets see this.', path: ['order'], extensions });
  expect(heading).toMatch(/permission/);
  expect(screen.getAllByText(/Only vets see this\./)[0]).toBeVisible();
});

test('who has not signed in is led to sign in', async () => {
  expect(await headingFor(FORBIDDEN, { isSignedOut: true })).toBe('Sign in to continue');
});

test('a record that failed is not said to be missing', async () => {
  expect(await headingFor({ message: 'division by zero', path: ['order'] })).toBe(
    'The backend reported an error',
  );
});
