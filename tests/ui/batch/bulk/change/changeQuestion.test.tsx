/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createEnvironment } from '../../../../../src/relay/environment.ts';
import { editVariant } from '../../../../../src/resources/variants/mutations/editVariant.ts';
import { variants } from '../../../../../src/resources/variants/variants.ts';
import {
  ChangeQuestion,
  type ChosenChange,
} from '../../../../../src/ui/batch/bulk/change/ChangeQuestion.tsx';
import { editJob } from '../../../../../src/ui/batch/bulk/mutationJobs.ts';
import type { Target } from '../../../../../src/ui/batch/bulk/targets.ts';
import { asEditing } from '../../../../../src/ui/form/recordEditing.ts';
import type { ListOfTable } from '../../../../../src/ui/list/listContext.ts';
import { LocaleContext } from '../../../../../src/ui/locale/useLocale.ts';
import { scriptBackend, type ScriptedBackend } from '../../../../relay/scriptedBackend.ts';
import { at, routerAt } from '../../../testRouter.tsx';

jest.mock('../../../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

const LOCALE = { language: 'en-GB', timeZone: 'UTC', now: 0 };
const PRICES: Readonly<Record<string, [cents: number | null, currency: string]>> = {
  coffee: [1200, 'EUR'],
  tea: [990, 'GBP'],
  gift: [null, 'EUR'],
};

const variant = (id: string) => ({
  id,
  name: id,
  sku: id,
  priceCents: PRICES[id][0],
  costCents: 100,
  currency: PRICES[id][1],
  weightGrams: null,
  grind: null,
  barcode: null,
  stock: 3,
  reorderLevel: 0,
  isActive: true,
  product: null,
});

let backend: ScriptedBackend;
beforeEach(() => {
  backend = scriptBackend(({ variables }) => ({
    data: { variant: variant(String(variables.id)) },
  }));
});
afterEach(() => backend.restore());

const newEnvironment = () => createEnvironment({ url: '/graphql', localKeys: {}, isServer: false });

async function ask(keys: readonly string[], name = 'priceCents') {
  const editing = asEditing(editVariant as never);
  const update = (await editing.update()) as never;
  const job = editJob(name, editing.fields, [], update, editing);
  if (!job.work) throw new Error('The field cannot be read.');
  const targets: Target[] = keys.map((key) => ({ key, href: null, title: key, row: {} }));
  const started: ChosenChange[] = [];
  render(
    at(
      routerAt('/variants'),
      <LocaleContext value={LOCALE}>
        <RelayEnvironmentProvider environment={newEnvironment()}>
          <ChangeQuestion
            job={job}
            work={job.work}
            list={{ resource: variants } as ListOfTable}
            targets={targets}
            leftOut={[]}
            isAll={false}
            newEnvironment={newEnvironment}
            locale={LOCALE}
            onStart={(chosen) => started.push(chosen)}
            onClose={() => undefined}
          />
        </RelayEnvironmentProvider>
      </LocaleContext>,
    ),
  );
  await waitFor(() => expect(screen.queryByText('…')).not.toBeInTheDocument());
  return started;
}

const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('Change'), { target: { value } });
const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (count: number) =>
  fireEvent.click(screen.getByRole('button', { name: `Change price of ${count} variants` }));
/** The cells of the records. */
const cells = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent?.trim()),
    );

test('each record is shown before and after, in its own currency, while the change is entered', async () => {
  const started = await ask(['coffee', 'tea', 'gift']);
  choose('increase-percent');
  expect(cells()).toEqual([
    ['€12.00', ''],
    ['£9.90', ''],
    ['—', ''],
  ]);
  enter(/Percent/, '5');
  expect(cells()).toEqual([
    ['€12.00', '€12.60'],
    ['£9.90', '£10.40'],
    ['—', 'There is no value to start from.'],
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Of the 3 shown of 3, 2 would change.');
  enter(/Then round to/, 'end-0.95');
  expect(cells().map(([, after]) => after)).toEqual([
    '€12.95',
    '£9.95',
    'There is no value to start from.',
  ]);
  submit(3);
  await waitFor(() => expect(started).toHaveLength(1));
  expect([...started[0].seen.keys()]).toEqual(['coffee', 'tea', 'gift']);
});

test('a change that changes none of the records says so at the input, and does not start', async () => {
  const started = await ask(['coffee', 'gift']);
  choose('increase');
  enter(/Amount/, '0.005');
  submit(2);
  expect(
    await screen.findAllByText(/This changes none of the records.*2 decimal places/),
  ).not.toEqual([]);
  expect(screen.getByLabelText(/Amount/)).toHaveAttribute('aria-invalid', 'true');
  enter(/Amount/, 'a lot');
  expect(screen.getByRole('status')).toHaveTextContent('before anything is sent');
  submit(2);
  expect(await screen.findAllByText(/Enter a number/)).not.toEqual([]);
  expect(started).toEqual([]);
});

test('the first records are read at once and once, and more on request', async () => {
  const keys = Array.from({ length: 9 }, (_, index) => `variant ${index}`);
  for (const key of keys) Object.assign(PRICES, { [key]: [100, 'EUR'] });
  await ask(keys);
  choose('increase');
  enter(/Amount/, '1');
  choose('decrease');
  expect(backend.callsOf('editVariantQuery')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show more records' }));
  await waitFor(() => expect(cells()).toHaveLength(9));
  await waitFor(() => expect(backend.callsOf('editVariantQuery')).toHaveLength(9));
  expect(screen.queryByRole('button', { name: 'Show more records' })).not.toBeInTheDocument();
});
