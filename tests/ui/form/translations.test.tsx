/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { FormField } from '../../../src/ui/form/FormField.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import type { Input } from '../../../src/ui/form/input.ts';
import { group } from '../../../src/ui/form/inputs/group.tsx';
import { language } from '../../../src/ui/form/inputs/language.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { translations } from '../../../src/ui/form/inputs/translations.tsx';
import {
  filledValues,
  findProblems,
  isSameValue,
  newState,
  type FormState,
} from '../../../src/ui/form/values.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const tone = 'neutral' as const;
const LANGUAGES = {
  en: { label: 'En', tone },
  de: { label: 'De', tone },
  pt_BR: { label: 'Pt BR', tone },
};

function inputOf(code: Input<never, string>, first?: string): Input {
  return translations({
    label: 'Translations',
    language: 'languageCode',
    first,
    item: group({
      label: 'Translation',
      fields: { id: text({ label: 'ID' }), languageCode: code, title: text({ label: 'Title' }) },
    } as never),
  }) as unknown as Input;
}

const BY_ENUM = inputOf(
  language({ label: 'Language', choices: LANGUAGES, required: true }) as never,
);
const BY_CODE = inputOf(text({ label: 'Language', required: true }) as never);
const READ = [
  { id: '1', languageCode: 'en', title: 'Night' },
  { id: '2', languageCode: 'de', title: 'Nacht' },
];

const send = jest.fn<void, [unknown]>();

/** What the form would send as it stands. */
const sent = () => send.mock.lastCall?.[0];

function Form({ input, read }: { input: Input; read: unknown }) {
  const form = useForm({ defaultValues: { translations: input.parse(read, LOCALE) } });
  const state = useWatch({ control: form.control, name: 'translations' });
  send(input.serialize(state, LOCALE));
  return (
    <FormProvider {...form}>
      <FormField name="translations" input={inputsOf({ translations: input }).translations} />
    </FormProvider>
  );
}

const titleIn = (name: string) =>
  within(screen.getByRole('region', { name })).getByLabelText('Title');

describe('texts in several languages', () => {
  test('are shown under the names of their languages and sent with their keys', () => {
    render(<Form input={BY_ENUM} read={READ} />);
    expect(titleIn('English')).toHaveValue('Night');
    fireEvent.change(titleIn('German'), { target: { value: 'Die Nacht' } });
    expect(sent()).toEqual([READ[0], { ...READ[1], title: 'Die Nacht' }]);
    expect(screen.queryByLabelText('ID')).toBeNull();
  });

  test('are offered in the languages that are missing, and in no other', () => {
    render(<Form input={BY_ENUM} read={READ} />);
    const missing = screen.getByRole('combobox', { name: 'Add a language' });
    expect(
      within(missing)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Add a language', 'Brazilian Portuguese']);
    fireEvent.change(missing, { target: { value: 'pt_BR' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    fireEvent.change(titleIn('Brazilian Portuguese'), { target: { value: 'Noite' } });
    expect(sent()).toEqual([...READ, { languageCode: 'pt_BR', title: 'Noite' }]);
    expect(screen.queryByRole('combobox', { name: 'Add a language' })).toBeNull();
  });

  test('can be taken away, and given again', () => {
    render(<Form input={BY_ENUM} read={READ} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove English' }));
    expect(sent()).toEqual([READ[1]]);
    expect(screen.getByRole('option', { name: 'English' })).toBeInTheDocument();
  });

  test('take any language where the schema lists none, but each once', () => {
    render(<Form input={BY_CODE} read={READ} />);
    const code = screen.getByRole('textbox', { name: 'Add a language' });
    const add = screen.getByRole('button', { name: 'Add' });
    fireEvent.change(code, { target: { value: 'de' } });
    expect(add).toBeDisabled();
    fireEvent.change(code, { target: { value: 'ja' } });
    fireEvent.click(add);
    expect(titleIn('Japanese')).toHaveValue('');
  });

  test('are wrong when a language is there twice', () => {
    const state = BY_ENUM.parse([...READ, { languageCode: 'de', title: 'Noch eine' }], LOCALE);
    expect(BY_ENUM.check(state, LOCALE)).toEqual([
      { path: [], message: 'German is there more than once.' },
    ]);
    expect(BY_ENUM.check(BY_ENUM.parse(READ, LOCALE), LOCALE)).toEqual([]);
  });

  test('are equal in any order', () => {
    const hold = (values: unknown) => BY_ENUM.parse(values, LOCALE);
    expect(isSameValue(BY_ENUM, hold(READ), hold(READ.toReversed()))).toBe(true);
    expect(isSameValue(BY_ENUM, hold(READ), hold(READ.slice(1)))).toBe(false);
  });
});

describe('the texts of a new record', () => {
  const NEW = { label: 'Language', choices: LANGUAGES, required: true };
  const startOf = (input: Input, pageLanguage: string) =>
    newState(inputsOf({ translations: input }), { ...LOCALE, language: pageLanguage });

  function NewForm({ input, pageLanguage = 'en' }: { input: Input; pageLanguage?: string }) {
    const fields = inputsOf({ translations: input });
    const form = useForm({ defaultValues: startOf(input, pageLanguage) });
    const state = useWatch({ control: form.control }) as FormState;
    send(filledValues(fields, state, LOCALE));
    return (
      <FormProvider {...form}>
        <FormField name="translations" input={fields.translations} />
      </FormProvider>
    );
  }

  test('are asked for at once, in the language of the page', () => {
    render(<NewForm input={BY_ENUM} pageLanguage="de-AT" />);
    expect(sent()).toEqual({});
    fireEvent.change(titleIn('German'), { target: { value: 'Nacht' } });
    expect(sent()).toEqual({ translations: [{ languageCode: 'de', title: 'Nacht' }] });
  });

  test('can be given in further languages, and one that is left blank is not sent', () => {
    render(<NewForm input={BY_ENUM} pageLanguage="de" />);
    for (const code of ['en', 'pt_BR']) {
      const missing = screen.getByRole('combobox', { name: 'Add a language' });
      fireEvent.change(missing, { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    }
    fireEvent.change(titleIn('German'), { target: { value: 'Nacht' } });
    fireEvent.change(titleIn('Brazilian Portuguese'), { target: { value: 'Noite' } });
    expect(sent()).toEqual({
      translations: [
        { languageCode: 'de', title: 'Nacht' },
        { languageCode: 'pt_BR', title: 'Noite' },
      ],
    });
  });

  test.each([
    ['the page’s with its region', 'pt-BR', NEW, 'Brazilian Portuguese'],
    ['English where the backend lacks that of the page', 'ja', NEW, 'English'],
    [
      'the first where it lacks English, too',
      'ja',
      { ...NEW, choices: { de: LANGUAGES.de } },
      'German',
    ],
  ])('are first asked for in %s', (_what, pageLanguage, settings, name) => {
    const input = inputOf(language(settings) as never);
    render(<NewForm input={input} pageLanguage={pageLanguage} />);
    expect(titleIn(name)).toHaveValue('');
  });

  test('are first asked for in the language that the schema has as its default', () => {
    render(<NewForm input={inputOf(language(NEW) as never, 'pt_BR')} />);
    expect(titleIn('Brazilian Portuguese')).toHaveValue('');
  });

  test('are required where the schema requires them, though a language is chosen', () => {
    const fields = inputsOf({ translations: { ...BY_ENUM, required: true } });
    expect(findProblems(fields, newState(fields, LOCALE), LOCALE, null)).toEqual([
      { path: ['translations', '0', 'value', 'title'], message: 'Title is required.' },
    ]);
    expect(findProblems(fields, { translations: [] }, LOCALE, null)).toEqual([
      { path: ['translations'], message: 'Translations is required.' },
    ]);
  });
});

test('a translation without texts that the backend has stays as it is', () => {
  const read = [{ id: '1', languageCode: 'en', title: null }];
  const state = BY_ENUM.parse(read, LOCALE);
  expect(BY_ENUM.serialize(state, LOCALE, state)).toEqual([{ id: '1', languageCode: 'en' }]);
});

test('a language is read from a file by its name or its code', () => {
  const input = language({ label: 'Language', choices: LANGUAGES });
  const read = (words: string) => input.fromText?.(words, LOCALE);
  expect([read('German'), read('pt_BR')]).toEqual([{ state: 'de' }, { state: 'pt_BR' }]);
  expect(read('Klingon')).toHaveProperty('problem');
});

describe('a browser that knows fewer languages by name than the server', () => {
  afterEach(() => jest.restoreAllMocks());

  test('takes the page over without a fault, and then has its own names', async () => {
    const read = READ.slice(0, 1);
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(<Form input={BY_ENUM} read={read} />);
    expect(page).toHaveTextContent('German');
    const { of } = Intl.DisplayNames.prototype;
    jest.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation(function known(
      this: Intl.DisplayNames,
      code: string,
    ) {
      return code === 'de' ? undefined : of.call(this, code);
    });
    const onRecoverableError = jest.fn();
    const root = await act(async () =>
      hydrateRoot(page, <Form input={BY_ENUM} read={read} />, { onRecoverableError }),
    );
    expect(onRecoverableError).not.toHaveBeenCalled();
    const missing = screen.getByLabelText<HTMLSelectElement>('Add a language');
    const options = [...missing.options].map(({ value, text: name }) => [value, name]);
    expect(options.slice(1)).toEqual([
      ['pt_BR', 'Brazilian Portuguese'],
      ['de', 'de'],
    ]);
    await act(async () => root.unmount());
    page.remove();
  });
});
