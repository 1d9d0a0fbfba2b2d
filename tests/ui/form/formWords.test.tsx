/** @jest-environment jsdom */
import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Outcome } from '../../../src/relay/mutation.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { choice, yesNo } from '../../../src/ui/form/inputs/choice.tsx';
import { decimal, integer } from '../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { RecordForm } from '../../../src/ui/form/RecordForm.tsx';
import { structure } from '../../../src/ui/form/inputs/structure.tsx';
import type { FormState } from '../../../src/ui/form/values.ts';
import { filledValues, initialState } from '../../../src/ui/form/values.ts';
import { LocaleContext } from '../../../src/ui/locale/useLocale.ts';
import type { Locale } from '../../../src/locale/locale.ts';
import { speak } from '../../locale/speak.ts';

// The guard against leaving needs an app around it.
jest.mock('../../../src/ui/form/useLeaveGuard.ts', () => ({ useLeaveGuard: () => {} }));

// A busy machine takes its time.
configure({ asyncUtilTimeout: 10_000 });

function type(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
}

const SAVED: Outcome<unknown> = { status: 'saved', response: {}, message: null };

const ENGLISH: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

/** A form in a language: for a new record, or one that is there. @param before what that holds */
function show(
  locale: Locale,
  inputs: object,
  values: Record<string, unknown> = {},
  before: FormState | null = null,
) {
  const fields = inputsOf(inputs);
  const sent: FormState[] = [];
  render(
    <LocaleContext value={locale}>
      <RecordForm<unknown>
        fields={fields}
        start={initialState(fields, values, locale)}
        before={before}
        locale={locale}
        draftKey={null}
        submitLabel="OK"
        save={(state) => {
          sent.push(state);
          return Promise.resolve(SAVED);
        }}
        check={() => Promise.resolve({ isSaved: null, words: '' })}
        onSaved={() => {}}
        cancel={null}
      />
    </LocaleContext>,
  );
  return { sent, send: () => fireEvent.click(screen.getByRole('button', { name: 'OK' })) };
}

/** The alert is there from the start: it has words once something is wrong. */
function expectAlert(words: string): Promise<void> {
  return waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
}

describe('a number', () => {
  const fields = { price: decimal({ label: 'Price' }) };

  test('is typed with a comma where people write it so, and sent as the backend knows it', async () => {
    const { sent, send } = show(speak('de', { Price: 'Preis' }), fields);
    const input = screen.getByLabelText('Preis');
    type(input, '1.250,50');
    expect(input).toHaveValue('1.250,50');
    fireEvent.blur(input);
    expect(input).toHaveValue('1250,50');
    send();
    await waitFor(() => expect(sent).toEqual([{ price: '1250.50' }]));
  });

  test('is typed in the digits of the keyboard', async () => {
    const { sent, send } = show(speak('ar'), fields);
    type(screen.getByLabelText('Price'), '١٢٥٠٫٥');
    fireEvent.blur(screen.getByLabelText('Price'));
    expect(screen.getByLabelText('Price')).toHaveValue('1250.5');
    send();
    await waitFor(() => expect(sent).toEqual([{ price: '1250.5' }]));
  });

  test('that the record has is shown as it can be typed, and is not changed by that', async () => {
    const { sent, send } = show(speak('fr'), fields, { price: '1.250' });
    const input = screen.getByLabelText('Price');
    expect(input).toHaveValue('1,250');
    fireEvent.focus(input);
    fireEvent.blur(input);
    send();
    await waitFor(() => expect(sent).toEqual([{ price: '1.250' }]));
  });

  test('that is none stays as it was typed, with what is wrong with it', async () => {
    const { sent, send } = show(speak('de'), fields);
    const input = screen.getByLabelText('Price');
    type(input, '12,5,0');
    send();
    await expectAlert(
      'Nicht gespeichert: Beheben Sie 1 Problem.Price: Geben Sie eine Zahl ein, zum Beispiel 1250,50.',
    );
    expect(input).toHaveValue('12,5,0');
    expect(input).toHaveAccessibleDescription(/zum Beispiel 1250,50/);
    expect(sent).toEqual([]);
  });
});

test('what is in the way is counted, and named by the team’s words for it', async () => {
  const fields = {
    name: text({ label: 'Name', required: true }),
    count: integer({ label: 'Count', min: 1 }),
  };
  const { send } = show(speak('ar', { Name: 'الاسم', Count: 'العدد' }), fields);
  type(screen.getByLabelText('العدد'), '٠');
  send();
  await expectAlert('لم يُحفظ: مشكلتان تمنعان الحفظ.');
  // What is put into a sentence keeps its own direction by marks that are not seen.
  const summary = screen.getByRole('alert').textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(summary).toContain('الاسم: الحقل «الاسم» مطلوب.');
  expect(summary).toContain('العدد: يجب أن يكون هذا 1 أو أكثر.');
  expect(screen.getByRole('link', { name: 'الاسم' })).toHaveAttribute('href', '#input-name');
});

test('the buttons of a list and of a choice say what they do', () => {
  const fields = {
    lines: list({ label: 'Lines', item: text({ label: 'Line' }) }),
    rush: yesNo({ label: 'Rush' }),
  };
  show(speak('ja', { Line: '明細' }), fields);
  fireEvent.click(screen.getByRole('button', { name: '追加' }));
  expect(screen.getByLabelText('明細 1')).toBeVisible();
  expect(screen.getByRole('button', { name: '明細 1を外す' })).toBeVisible();
  for (const label of ['はい', 'いいえ', '未設定'])
    expect(screen.getByRole('radio', { name: label })).toBeInTheDocument();
});

describe('words on a value', () => {
  const said = (locale: Locale, input: { check: unknown }, state: unknown) =>
    (input.check as (state: unknown, locale: Locale) => Array<{ message: string }>)(
      state,
      locale,
    ).map(({ message }) => message);

  test('have its limits as people write numbers', () => {
    const input = decimal({ label: 'Share', max: 0.5 });
    expect(said(speak('de'), input, '0.51')).toEqual(['Der Wert darf höchstens 0,5 sein.']);
    const short = text({ label: 'Code', minLength: 2 });
    expect(said(speak('es'), short, 'a')).toEqual(['Tiene que tener al menos 2 caracteres.']);
  });

  test('of JSON name each fault with its place, in sentences of the language', () => {
    const types = { Rule: { fields: { name: 'String!', count: 'Int' } } };
    const input = structure({ label: 'Rule', type: 'Rule!', types });
    expect(said(speak('zh'), input, '{"count": 1.5}')).toEqual([
      '此值需要“name”。count必须是 -2147483648 到 2147483647 之间的整数。',
    ]);
  });

  test('are read in files in English and in the language', () => {
    const { fromText } = yesNo({ label: 'Rush' });
    expect(fromText?.('Oui', speak('fr'))).toEqual({ state: 'true' });
    expect(fromText?.('no', speak('fr'))).toEqual({ state: 'false' });
    expect(fromText?.('peut-être', speak('fr'))).toEqual({
      problem: '«\u202fpeut-être\u202f» ne fait pas partie de\u202f: Oui, Non.',
    });
  });
});

describe('a choice for which the schema has a default', () => {
  const status = choice({
    choices: {
      DRAFT: { label: 'Draft', tone: 'neutral' },
      SENT: { label: 'Sent', tone: 'neutral' },
    },
    defaultChoice: 'DRAFT',
  });

  test('names it where a new record may leave it open, and leaves it to the backend', async () => {
    const inputs = { status, notify: yesNo({ defaultChoice: 'true' }) };
    const { sent, send } = show(ENGLISH, inputs);
    expect(screen.getByLabelText('Default (Draft)')).toBeChecked();
    expect(screen.getByLabelText('Default (Yes)')).toBeChecked();
    fireEvent.click(screen.getByText('Sent'));
    fireEvent.click(screen.getByText('Default (Draft)'));
    send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(filledValues(inputsOf(inputs), sent[0], ENGLISH)).toEqual({});
  });

  test('names it in the person’s language', () => {
    show(speak('de'), { notify: yesNo({ defaultChoice: 'false' }) });
    expect(screen.getByLabelText('Standard (Nein)')).toBeChecked();
  });

  test('takes the value away from a record that is there, and so is not named', () => {
    const fields = inputsOf({ status });
    const before = initialState(fields, { status: 'SENT' }, ENGLISH);
    show(ENGLISH, { status }, { status: 'SENT' }, before);
    expect(screen.getByLabelText('Not set')).not.toBeChecked();
    expect(screen.queryByLabelText('Default (Draft)')).not.toBeInTheDocument();
  });
});
