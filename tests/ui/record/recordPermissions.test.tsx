/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { defineOperations } from '../../../src/ui/action/recordOperations.ts';
import { isAllowed } from '../../../src/ui/access/recordPermissions.ts';
import { Text } from '../../../src/ui/fields/Text.tsx';
import type { AnyEditing } from '../../../src/ui/form/recordEditing.ts';
import { RecordScreen, Section } from '../../../src/ui/record/RecordScreen.tsx';
import { ORDERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

const never = () => Promise.reject<never>(new Error('Not loaded.'));

const operations = defineOperations({
  resource: ORDERS,
  edit: () => Promise.reject<AnyEditing>(new Error('Not loaded.')),
  delete: never,
  permissions: {
    edit: ['viewerCanUpdate'],
    delete: ['can', 'delete'],
    fields: { number: ['can', 'renumber'] },
  },
  actions: [
    { label: 'Ship', permission: ['can', 'ship'], load: never },
    { label: 'Repeat', load: never },
  ],
});

function show(record: object) {
  const environment = createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });
  const router = routerAt('/orders/7', { key: '7' });
  render(
    at(
      router,
      <RelayEnvironmentProvider environment={environment}>
        <RecordScreen
          resource={ORDERS}
          recordKey="7"
          operations={operations}
          record={record as never}
        >
          <Section>
            <Text name="number" value="N7" />
            <Text name="note" value="Fragile" />
          </Section>
        </RecordScreen>
      </RelayEnvironmentProvider>,
    ),
  );
  return router;
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const pencils = () => screen.queryAllByRole('link', { name: /^Edit ./ });

test('a record that allows everything has all that can be done with it', () => {
  show({ viewerCanUpdate: true, can: { delete: true, ship: true, renumber: true } });
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/orders/7/edit');
  expect(buttons()).toEqual(['Copy', 'Ship', 'Repeat', 'More', 'Delete']);
  expect(pencils()).toHaveLength(2);
});

test('a record that allows nothing says so where people look for it, and leaves out the rest', () => {
  const router = show({ viewerCanUpdate: false, can: { delete: false, ship: false } });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(buttons()).toEqual([
    'Edit (You may not change this record)',
    'Copy',
    'Repeat',
    'More',
    'Delete (You may not delete this record)',
  ]);
  const remove = screen.getByRole('button', { name: /^Delete/ });
  expect(remove).toHaveAttribute('aria-disabled', 'true');
  expect(remove).toHaveAttribute('title', 'You may not delete this record');
  expect(pencils()).toHaveLength(0);
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(router.push).not.toHaveBeenCalled();
});

test('a field that may not be changed is not edited in place', () => {
  show({ viewerCanUpdate: true, can: { renumber: false } });
  expect(pencils().map((pencil) => pencil.getAttribute('data-edits'))).toEqual(['note']);
});

test.each([
  ['true', { a: { b: true } }, true],
  ['false', { a: { b: false } }, false],
  ['false under @catch', { a: { ok: true, value: { b: false } } }, false],
  ['a failure', { a: { ok: false, errors: [{}] } }, true],
  ['null', { a: { b: null } }, true],
  ['nothing', {}, true],
])('%s at the end of the path', (_, record, expected) => {
  expect(isAllowed(record, ['a', 'b'])).toBe(expected);
});
