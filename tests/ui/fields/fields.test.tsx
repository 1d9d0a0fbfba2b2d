/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { partOf, reading, valueOf, type Caught } from '../../../src/relay/caught.ts';
import { judged } from '../../../src/relay/errorCodes.ts';
import { Choice } from '../../../src/ui/fields/Choice.tsx';
import { Color } from '../../../src/ui/fields/Color.tsx';
import { Email, Phone, Picture, RecordLink, Url } from '../../../src/ui/fields/Link.tsx';
import { Bytes, Money, NumberValue, Percent } from '../../../src/ui/fields/Number.tsx';
import { Parts } from '../../../src/ui/fields/Parts.tsx';
import { Json, Raw, Several } from '../../../src/ui/fields/Structure.tsx';
import { RecordTitle } from '../../../src/ui/fields/RecordTitle.tsx';
import { Identifier, LongText, Text } from '../../../src/ui/fields/Text.tsx';
import { Day, Moment } from '../../../src/ui/fields/Time.tsx';
import { titleOf } from '../../../src/ui/fields/title.ts';
import { FieldContext } from '../../../src/ui/fields/fieldProps.ts';
import { Value } from '../../../src/ui/fields/Value.tsx';
import { ValueTable } from '../../../src/ui/fields/ValueTable.tsx';
import { YesNo } from '../../../src/ui/fields/YesNo.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import { speak } from '../../locale/speak.ts';
import { ORDERS, STATUSES } from '../list/sampleList.ts';

const LOCALE = { language: 'en-GB', timeZone: 'UTC', now: Date.parse('2026-11-20T12:00:00Z') };

function show(children: ReactNode): HTMLElement {
  return render(<LocaleContext value={LOCALE}>{children}</LocaleContext>).container;
}

/** What `@catch` gives of a value that came, and of one that did not. */
function caught<Type>(value: Type): Caught<Type> {
  return { ok: true, value };
}
const FAILED = { ok: false, errors: [{ path: ['note'] }] } as const;
const REFUSAL = judged({ message: 'No', extensions: { code: 'FORBIDDEN' } });
const FORBIDDEN = { ok: false, errors: [REFUSAL] } as const;

type Field = (value: Caught<never>) => ReactNode;

const FIELDS: readonly [string, Field][] = [
  ['a text', (value) => <Text value={value} />],
  ['a long text', (value) => <LongText value={value} />],
  ['a key', (value) => <Identifier value={value} />],
  ['a number', (value) => <NumberValue value={value} />],
  ['an amount', (value) => <Money value={value} currency="EUR" />],
  ['a share', (value) => <Percent value={value} />],
  ['a size', (value) => <Bytes value={value} />],
  ['a day', (value) => <Day value={value} />],
  ['a moment', (value) => <Moment value={value} />],
  ['yes or no', (value) => <YesNo value={value} />],
  ['a choice', (value) => <Choice value={value} choices={STATUSES} />],
  ['a web address', (value) => <Url value={value} />],
  ['a mail address', (value) => <Email value={value} />],
  ['a phone number', (value) => <Phone value={value} />],
  ['a color', (value) => <Color value={value} />],
  ['a picture', (value) => <Picture value={value} />],
  ['a record', (value) => <RecordLink resource={ORDERS} record={value} />],
  ['JSON', (value) => <Json value={value} />],
  ['a value of any kind', (value) => <Raw value={value} />],
  ['several values', (value) => <Several value={value}>{(item) => String(item)}</Several>],
  ['a table of values', (value) => <ValueTable value={value} columns={[]} />],
];

describe.each(FIELDS)('%s', (_name, field) => {
  test('that is not there is a dash to the eye and a word to a screen reader', () => {
    for (const nothing of [null, undefined, caught(null), caught(undefined), '', caught('')]) {
      const container = show(field(nothing as never));
      expect(container).toHaveTextContent(/^—None$/);
      expect(container.querySelector('[aria-hidden]')).toHaveTextContent('—');
    }
  });

  test('that the backend could not give says so, in its own place', () => {
    expect(show(field(FAILED))).toHaveTextContent('The backend could not return this');
  });

  test('that may not be seen has a lock', () => {
    expect(show(field(FORBIDDEN))).toHaveTextContent('You do not have permission to view this');
  });
});

test.each<[string, ReactNode, string]>([
  ['a text', <Text key="" value={caught('Mug')} />, 'Mug'],
  ['zero', <NumberValue key="" value={0} />, '0'],
  ['no', <YesNo key="" value={caught(false)} />, 'No'],
  ['yes', <YesNo key="" value={true} />, 'Yes'],
  ['a false text', <Text key="" value={false} />, 'false'],
  [
    'a decimal',
    <NumberValue key="" value="12345678901234567890.123456789" />,
    '12,345,678,901,234,567,890.123456789',
  ],
  ['an amount', <Money key="" value="1234.5" currency={caught('EUR')} />, '€1,234.50'],
  ['an amount in cents', <Money key="" value={1234} currency="EUR" unit="minor" />, '€12.34'],
  ['an amount without its currency', <Money key="" value="5" currency={FAILED} />, '5.00'],
  ['a share', <Percent key="" value={12.5} />, '12.5%'],
  ['a size', <Bytes key="" value={2048} />, '2 kB'],
  ['a color', <Color key="" value="#b5651d" />, '#b5651d'],
  ['any text', <Raw key="" value="a" />, 'a'],
  ['any number', <Raw key="" value={7} />, '7'],
])('%s reads as it should', (_case, node, expected) => {
  expect(show(node)).toHaveTextContent(expected);
  expect(show(node)).not.toHaveTextContent('hunter2');
});

test('a color has a sample of it, if nothing else can be in its style', () => {
  const styleOf = (value: string) => show(<Color value={value} />).querySelector('[style]');
  expect(styleOf('#B5651D80')).toHaveStyle({ backgroundColor: '#b5651d' });
  expect(styleOf('d73a4a')).toHaveStyle({ backgroundColor: '#d73a4a' });
  for (const other of ['teal', '#12345', '#112233;color:red', 'url(https://example.com)'])
    expect(styleOf(other)).toBeNull();
});

describe('a value', () => {
  test.each<[unknown, unknown]>([
    [{ ok: true }, { ok: true }],
    [{ ok: false }, { ok: false }],
    [
      { ok: false, errors: 3 },
      { ok: false, errors: 3 },
    ],
    [
      { ok: true, value: 1, more: 2 },
      { ok: true, value: 1, more: 2 },
    ],
    [
      { ok: 'yes', value: 1 },
      { ok: 'yes', value: 1 },
    ],
    [caught({ ok: false }), { ok: false }],
    [caught(7), 7],
    [7, 7],
  ])('out of a backend is not taken for a caught error: %j', (value, expected) => {
    expect(reading(value)).toEqual({ ok: true, value: expected });
    expect(valueOf(value)).toEqual(expected);
    expect(show(<Json value={value} />)).not.toHaveTextContent('The backend could not');
  });

  test('that failed fails in each of its parts', () => {
    expect(partOf<{ name: string }, string>(FAILED, ({ name }) => name)).toEqual(FAILED);
    expect(valueOf(FAILED)).toBeNull();
    expect(partOf(caught({ name: 'Mug' }), ({ name }) => name)).toBe('Mug');
    expect(partOf(null, () => 1)).toBeNull();
  });

  test('is what other fields are made of', () => {
    expect(show(<Value value={caught(2)}>{(two) => `${two * 2}`}</Value>)).toHaveTextContent('4');
  });
});

describe('a choice', () => {
  test.each([
    ['SHIPPED', 'Shipped', 'success'],
    ['LOST', 'LOST', 'neutral'],
    ['constructor', 'constructor', 'neutral'],
    ['__proto__', '__proto__', 'neutral'],
  ])('%s reads %s, in the tone %s', (value, label, tone) => {
    show(<Choice value={value} choices={STATUSES} />);
    expect(screen.getByText(label)).toHaveClass('chip', tone);
  });
});

describe('a link out of data', () => {
  test('opens in a new tab without a referrer', () => {
    show(<Url value="https://example.com/" />);
    const link = screen.getByRole('link', { name: 'example.com' });
    expect(link).toHaveAttribute('href', 'https://example.com/');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each(['javascript:alert(1)', ' java\tscript:alert(1)', 'data:text/html,x', '//example.com'])(
    'that may run a script is text: %j',
    (address) => {
      const container = show(
        <>
          <Url value={address} />
          <Picture value={address} />
        </>,
      );
      expect(container.querySelector('[href], [src]')).toBeNull();
      expect(container.textContent).toBe(address + address);
    },
  );

  test('to a mailbox or a telephone works with what people write', () => {
    show(
      <>
        <Email value="ada@example.com?bcc=eve@example.com" />
        <Phone value="+49 (30) 123-456" />
        <Email value={'\ud800'} />
      </>,
    );
    const [mail, phone] = screen.getAllByRole('link');
    expect(mail).toHaveAttribute('href', 'mailto:ada@example.com%3Fbcc%3Deve@example.com');
    expect(phone).toHaveAttribute('href', 'tel:+4930123456');
  });

  test('to a picture reserves its place', () => {
    const image = show(<Picture value="/sample/bowl.svg" />).querySelector('img');
    expect(image).toHaveAttribute('src', '/sample/bowl.svg');
    expect(image).toHaveAttribute('width', '28');
    expect(image).toHaveAttribute('height', '28');
  });
});

describe('a link to a record', () => {
  const record = { id: 'a/1', name: caught('First') };
  const props = { resource: ORDERS, record: caught(record), keyOf: ({ id }: typeof record) => id };

  test('goes by its title', () => {
    show(<RecordLink {...props} title={({ name }) => name} />);
    expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/orders/a%2F1');
  });

  test('goes by its label and key where nothing names it', () => {
    show(<RecordLink {...props} title={() => [FAILED, null]} />);
    expect(screen.getByRole('link', { name: 'Order #a/1' })).toBeInTheDocument();
  });

  test('leads to the page of its type where its own resource has none', () => {
    const resource = { ...ORDERS, label: 'Sale', screens: [] };
    show(<RecordLink {...props} resource={resource} resourceOf={() => ORDERS} />);
    expect(screen.getByRole('link', { name: 'Order #a/1' })).toHaveAttribute(
      'href',
      '/orders/a%2F1',
    );
    show(<RecordLink {...props} resource={resource} resourceOf={() => undefined} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(document.body).toHaveTextContent('Sale #a/1');
  });

  test('is its title alone where it has no page, or no key', () => {
    show(
      <RecordLink {...props} resource={{ ...ORDERS, screens: ['list'] }} title={() => 'First'} />,
    );
    show(<RecordLink {...props} keyOf={() => null} title={() => 'Second'} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.body).toHaveTextContent('FirstSecond');
  });
});

test.each<[Parameters<typeof titleOf>, string]>([
  [[ORDERS, 'abc12345', 'N1', LOCALE], 'N1'],
  [[ORDERS, 'abc12345', ['Ada', null, caught('Byron')], LOCALE], 'Ada Byron'],
  [[ORDERS, 'abc12345', '', LOCALE], 'Order #abc12345'],
  [[ORDERS, 'abc12345', FAILED, LOCALE], 'Order #abc12345'],
  [[ORDERS, null, undefined, null], 'Order'],
  [[ORDERS, 7, 0, LOCALE], 'Order 0'],
  [[ORDERS, 'abc12345', '300', LOCALE], 'Order 300'],
  [[ORDERS, 'abc12345', ['2024', '7'], LOCALE], '2024 7'],
])('a record is named %#: %s', (given, expected) => {
  expect(titleOf(...given)).toBe(expected);
});

test('a record that nothing names is called in the visitor’s language', () => {
  const locale = speak('de', { Order: 'Auftrag' });
  const { container } = render(
    <LocaleContext value={locale}>
      <RecordTitle resource={ORDERS} recordKey="abc12345" title={[null, caught('')]} />
    </LocaleContext>,
  );
  expect(container).toHaveTextContent('Auftrag #abc12345');
  expect(titleOf(ORDERS, 'abc12345', null, null)).toBe('Order #abc12345');
  globalThis.frontageCatalogues = undefined;
});

describe('a structure', () => {
  test.each<[unknown, string]>([
    [{ a: 1, b: 2, c: 3, d: 4 }, '{ a, b, c, … }'],
    [{ a: 1 }, '{ a }'],
    [[1, 2], 'List of 2'],
    ['{"a":1}', '{"a":1}'],
    ['x'.repeat(50), `${'x'.repeat(40)}…`],
    [0, '0'],
    [false, 'false'],
  ])('is folded to a line: %j', (value, expected) => {
    const container = show(<Json value={value} />);
    expect(container.querySelector('summary')).toHaveTextContent(expected);
    expect(container.querySelector('details')).not.toHaveAttribute('open');
  });

  test('of unknown kind is folded, too', () => {
    expect(show(<Raw value={{ a: 1 }} />).querySelector('summary')).toHaveTextContent('{ a }');
  });

  test('of several values is shown side by side; of none, as nothing', () => {
    show(<Several value={['a', 'b']}>{(item) => <Text value={item} />}</Several>);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a',
      'b',
    ]);
    expect(show(<Several value={[]}>{() => 'x'}</Several>)).toHaveTextContent('—None');
  });

  test('of several parts is a table; none is nothing', () => {
    const columns = [{ label: 'Name', cell: (row: { name: string }) => row.name }];
    show(<ValueTable value={[{ name: 'a' }, null, { name: 'b' }]} columns={columns} />);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['a', 'b']);
    expect(show(<ValueTable value={[]} columns={columns} />)).toHaveTextContent('—None');
  });
});

describe('a time', () => {
  test('near now is relative, in full on hover', () => {
    const time = show(<Moment value="2026-11-20T10:00:00Z" />).querySelector('time');
    expect(time).toHaveTextContent('2 hours ago');
    expect(time).toHaveAttribute('datetime', '2026-11-20T10:00:00Z');
    expect(time?.title).toMatch(/^Friday,? 20 November 2026 at 10:00:00 UTC$/);
  });

  test('of a day is that day', () => {
    expect(show(<Day value="2026-11-20" />).querySelector('time')).toHaveTextContent('20 Nov 2026');
  });
});

describe('a key', () => {
  test('is shortened to the eye, whole on hover, and copied whole', async () => {
    jest.useFakeTimers();
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    const key = '0190b3a2-7c5e-7def-8a11-000000001234';
    show(<Identifier value={key} />);
    expect(screen.getByTitle(key)).toHaveTextContent('0190b3a2…1234');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy' })));
    expect(writeText).toHaveBeenCalledWith(key);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_500));
    expect(screen.getByRole('button', { name: 'Copy' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  test('that is one of another record leads to it, where that has a page', () => {
    show(<Identifier value="o/7" resource={ORDERS} />);
    expect(screen.getByRole('link', { name: 'o/7' })).toHaveAttribute('href', '/orders/o%2F7');
    const unlinked = show(<Identifier value={8} resource={{ ...ORDERS, screens: ['list'] }} />);
    expect(within(unlinked).queryByRole('link')).toBeNull();
    expect(unlinked).toHaveTextContent('8');
  });

  test('that is short is shown in full', () => {
    expect(show(<Identifier value={42} />)).toHaveTextContent(/^42$/);
  });
});

test('values are in the language: yes and no, nothing, choices, records without a title', () => {
  const locale = speak('de', { Order: 'Bestellung', Draft: 'Entwurf' });
  const { container } = render(
    <LocaleContext value={locale}>
      <p>
        <YesNo value={true} />
      </p>
      <p>
        <Value value={null}>{String}</Value>
      </p>
      <p>
        <Choice value="DRAFT" choices={STATUSES} />
      </p>
      <p>
        <RecordLink resource={ORDERS} record={{ id: 'a1b2' }} keyOf={({ id }) => id} />
      </p>
    </LocaleContext>,
  );
  const words = [...container.querySelectorAll('p')].map(({ textContent }) => textContent.trim());
  expect(words).toEqual(['Ja', '—Nichts', 'Entwurf', 'Bestellung #a1b2']);
  globalThis.frontageCatalogues = undefined;
});

test('a value of one kind among several says which kind it is, and what it is made of', () => {
  const container = show(
    <Parts
      label="Quote"
      parts={[
        { label: 'Text', value: <Text value="Less is more" /> },
        { label: 'Cite', value: <Text value={null} /> },
      ]}
    />,
  );
  expect(container).toHaveTextContent('QuoteTextLess is moreCite—None');
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Text', 'Cite']);
  expect(show(<Parts label="Divider" parts={[]} />).querySelector('dl')).toBeNull();
});

test.each([
  ['nothing', null, true],
  ['an empty text', '', true],
  ['a list of nothing', [], true],
  ['an object of nothing', {}, true],
  ['zero', 0, false],
  ['no', false, false],
  ['a list', [0], false],
  ['an object', { size: null }, false],
])('a record folds a field that has no value: %s', (_name, value, isFolded) => {
  const asField = jest.fn();
  const field = <Value value={value as unknown} name="note" children={JSON.stringify} />;
  show(<FieldContext value={asField}>{field}</FieldContext>);
  expect(asField).toHaveBeenCalledWith({ name: 'note' }, expect.anything(), isFolded);
});
