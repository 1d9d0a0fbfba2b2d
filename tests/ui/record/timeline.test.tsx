/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { Text, textColumn } from '../../../src/ui/fields/Text.tsx';
import { Moment } from '../../../src/ui/fields/Time.tsx';
import { EntryList, Timeline, TimelineEntry } from '../../../src/ui/record/Timeline.tsx';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';

const LOCALE = {
  language: 'en-GB',
  timeZone: 'UTC',
  now: Date.parse('2026-11-20T12:00:00Z'),
};

interface Event {
  readonly at: string;
  readonly kind: string;
  /** Undefined where it was not asked for. */
  readonly who: string | null | undefined;
  readonly from?: string | null;
  readonly to?: string | null;
}

function show(events: readonly Event[]) {
  render(
    <LocaleContext value={LOCALE}>
      <Timeline rows={events}>
        {({ at, kind, who, from, to }) => (
          <TimelineEntry
            moment={<Moment value={at} />}
            kind={<Text value={kind} />}
            actor={<Text value={who} />}
            {...(from !== undefined && {
              changed: <Text value="Rush" />,
              from: <Text value={from} />,
              to: <Text value={to} />,
            })}
            facts={[{ label: 'Order', value: <Text value="SO-1" /> }]}
          />
        )}
      </Timeline>
    </LocaleContext>,
  );
  return screen.getAllByRole('listitem');
}

test('an entry says what happened, who did it, when, and what changed', () => {
  const [newest, oldest] = show([
    { at: '2026-11-20T10:00:00Z', kind: 'Edited', who: 'Hannah', from: 'no', to: 'yes' },
    { at: '2026-11-01T10:00:00Z', kind: 'Placed', who: 'Owen' },
  ]);
  expect(newest).toHaveTextContent('EditedHannah2 hours agoRushnoyesOrderSO-1');
  expect(within(newest).getByText('no').closest('del')).toBeInTheDocument();
  expect(within(newest).getByText('yes').closest('ins')).toBeInTheDocument();
  expect(oldest).toHaveTextContent('PlacedOwen1 Nov 2026OrderSO-1');
  expect(oldest.querySelector('del')).toBeNull();
});

test.each([null, undefined])(
  'what has no value, or was not asked for, is marked, so that the page can leave out its place (%s)',
  (who) => {
    const [entry] = show([{ at: '2026-11-20T10:00:00Z', kind: 'Placed', who }]);
    expect(within(entry).getByText('None').closest('[data-nothing]')).toBeInTheDocument();
  },
);

test('one of several kinds says in words what it is, before what it is called', () => {
  render(
    <LocaleContext value={LOCALE}>
      <EntryList rows={['SO-1', null]}>
        {(number) =>
          number && (
            <TimelineEntry
              label="Sales order"
              record={<Text value={number} />}
              moment={<Moment value="2026-11-20T10:00:00Z" />}
            />
          )
        }
      </EntryList>
    </LocaleContext>,
  );
  const [order, unknown] = screen.getAllByRole('listitem');
  expect(order).toHaveTextContent(/^Sales orderSO-12 hours ago$/);
  expect(unknown).toBeEmptyDOMElement();
});

test('data of its edge is shown below each', () => {
  const columns = [textColumn('role', ({ role }: { role: string }) => role)];
  render(
    <LocaleContext value={LOCALE}>
      <EntryList
        rows={['Ada', 'Grace']}
        edges={{ columns, data: [{ role: 'Owner' }, { role: 'Guest' }] }}
      >
        {(name) => <TimelineEntry label="User" record={<Text value={name} />} />}
      </EntryList>
    </LocaleContext>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'UserAdaRoleOwner',
    'UserGraceRoleGuest',
  ]);
  expect(screen.getAllByRole('term')).toHaveLength(2);
});
