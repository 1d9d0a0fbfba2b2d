/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Avatar, initialsOf, type AvatarProps } from '../../../src/ui/fields/Avatar.tsx';
import { textColumn } from '../../../src/ui/fields/Text.tsx';
import { RecordTable } from '../../../src/ui/list/RecordTable.tsx';
import { RecordScreen } from '../../../src/ui/record/RecordScreen.tsx';
import { CUSTOMERS } from '../list/sampleList.ts';
import { at, routerAt } from '../testRouter.tsx';

afterEach(cleanup);

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada', 'A'],
  ['ludwig van beethoven', 'LB'],
  ['Ada Lovelace ada@example.com', 'AL'],
  ['Ada Lovelace · Zürich', 'AL'],
  ['Martin Luther King Jr.', 'MK'],
  ['Henry Ford II', 'HF'],
  ['ada@example.com', 'A'],
  ['李小龙', '李'],
  ['—', ''],
])('the initials of %s are %s', (name, expected) => {
  expect(initialsOf(name)).toBe(expected);
});

function avatarOf(picture: unknown, resource: AvatarProps['resource'] = { hasInitials: true }) {
  const { container } = render(
    <Avatar name="Ada Lovelace" resource={resource} picture={picture as string} size={24} />,
  );
  const avatar = container.firstElementChild!;
  const source = avatar.querySelector('img')?.getAttribute('src') ?? null;
  return { source, initials: avatar.getAttribute('data-initials'), text: avatar.textContent };
}

test('there is the picture, or initials that nobody copies with the name if it does not load', () => {
  expect(avatarOf('/ada.png')).toEqual({ source: '/ada.png', initials: null, text: '' });
  const image = document.querySelector('img')!;
  const avatar = image.parentElement;
  fireEvent.error(image);
  expect(image).not.toBeInTheDocument();
  expect(avatar).toHaveAttribute('data-initials', 'AL');
});

test('a picture that had failed before scripts were there is known to have', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  expect(avatarOf('/ada.png')).toEqual({ source: null, initials: 'AL', text: '' });
  complete.mockRestore();
});

test.each([
  ['none', null],
  ['one that could not be read', { ok: false, errors: [{ path: ['photo'] }] }],
  ['one that would run a script', 'javascript:alert(1)'],
  ['one that leads to another host', '//example.com/ada.png'],
  ['something that is no text', { url: '/ada.png' }],
])('instead of %s there are initials, or the icon of the resource', (_, picture) => {
  expect(avatarOf(picture)).toEqual({ source: null, initials: 'AL', text: '' });
  expect(avatarOf(picture, {})).toEqual({ source: null, initials: null, text: '' });
  expect(document.querySelector('use')).toBeNull();
  expect(avatarOf(picture, { icon: 'package' })).toEqual({
    source: null,
    initials: null,
    text: '',
  });
  expect(document.querySelector('use')?.getAttribute('href')).toMatch(/#package$/);
});

interface Person {
  readonly id: string;
  readonly name: string;
  readonly photo: string | null;
}

const ROWS: readonly Person[] = [
  { id: '1', name: 'Ada Lovelace', photo: '/ada.png' },
  { id: '2', name: 'Bo', photo: null },
];

test('the rows of a table have their pictures before their titles, in the link to the record', () => {
  const table = (
    <RecordTable
      resource={{ ...CUSTOMERS, hasInitials: true }}
      picture={({ photo }) => photo}
      columns={[textColumn('name', ({ name }: Person) => name)]}
      rows={ROWS}
      keyOf={({ id }) => id}
      caption="Customers"
    />
  );
  render(at(routerAt('/customers'), table));
  const [ada, bo] = screen.getAllByRole('link');
  expect(ada.querySelector('img')).toHaveAttribute('src', '/ada.png');
  expect(ada).toHaveTextContent(/^Ada Lovelace$/);
  expect(bo.querySelector('img')).toBeNull();
  expect(bo.querySelector('[data-initials=B]')).not.toBeNull();
});

test.each([
  ['a picture', { picture: '/ada.png' }, CUSTOMERS, 1],
  ['a place for one', { picture: null }, CUSTOMERS, 1],
  ['initials', {}, { ...CUSTOMERS, hasInitials: true as const }, 1],
  ['neither', {}, CUSTOMERS, 0],
])('a record has %s before its title', (_, props, resource, count) => {
  const screenOfRecord = (
    <RecordScreen resource={resource} recordKey="1" title="Ada Lovelace" {...props} />
  );
  const { container } = render(at(routerAt('/customers/1'), screenOfRecord));
  expect(container.querySelectorAll('[aria-hidden] + h1')).toHaveLength(count);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ada Lovelace$/);
});
