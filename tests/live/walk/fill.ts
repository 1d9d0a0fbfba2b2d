import type { Locator } from 'playwright';
import { optionValue } from './changeValue.ts';

/** Numbers the values that are typed, so that no two records of a run are called the same. */
let count = 0;

/** What a record of nearly every backend needs, whether its schema says so or not. */
const NAMES = /^(Name|Title|Slug|Code|Label|Value|Subject)\b/;

/** What a record asks for in its first language; none of it is marked as required, since a language can be left out. */
const TEXTS = /^(Name|Title|Slug|Label|Description|Text)\b/;

const PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');

/** A field has its label, or its legend, as a child; so has each field within a group. */
const FIELD = 'xpath=./*[self::div or self::fieldset][label or legend]';
const LABEL = 'xpath=./*[self::label or self::legend]';
const REQUIRED = 'xpath=./*[self::label or self::legend]/*[@title="Required"]';

/**
 * Fills in what a form requires, as a person would who takes the first of everything.
 *
 * @returns the word that is in every text
 */
export async function fillRequired(form: Locator): Promise<string> {
  count += 1;
  const word = `walk-${Date.now().toString(36)}-${count}`;
  await fillFields(form.locator(':scope > div'), word, isNeeded);
  return word;
}

/** Types another value into the form's first plain text. @returns the value, or null where it has none */
export async function changeText(form: Locator): Promise<string | null> {
  count += 1;
  const word = `walked-${Date.now().toString(36)}-${count}`;
  const inputs = await form.locator('input[type="text"]:not([role]):not([inputmode])').all();
  for (const input of inputs) {
    // What has another form than words, such as a date or a colour, stays as it is.
    if (!/^[\w .'-]*[a-z][\w .'-]*$/i.test(await input.inputValue())) continue;
    await input.fill(word);
    return word;
  }
  return null;
}

type Choice = (field: Locator) => Promise<boolean>;

async function isNeeded(field: Locator): Promise<boolean> {
  if ((await field.locator(REQUIRED).count()) > 0) return true;
  return NAMES.test(await labelOf(field));
}

async function isText(field: Locator): Promise<boolean> {
  return TEXTS.test(await labelOf(field));
}

function labelOf(field: Locator): Promise<string> {
  return field.locator(LABEL).first().innerText();
}

/** @returns how many fields were filled in */
async function fillFields(container: Locator, word: string, isMeant: Choice): Promise<number> {
  let filled = 0;
  for (const field of await container.locator(FIELD).all()) {
    if (!(await isMeant(field))) continue;
    await fillField(field, word);
    filled += 1;
  }
  return filled;
}

async function fillField(field: Locator, word: string): Promise<void> {
  const inner = field.locator(':scope > div');
  const language = inner.locator(':scope > div > section').first();
  if ((await language.count()) > 0) {
    await fillFields(language, word, isText);
    return;
  }
  if ((await inner.locator(FIELD).count()) > 0) {
    // A group that requires nothing by itself still has to hold something.
    if ((await fillFields(inner, word, isNeeded)) === 0)
      await fillFields(inner, word, () => Promise.resolve(true));
    return;
  }
  const control = field.locator('input, select, textarea, button').first();
  const kind = await control.evaluate((element) => ({
    tag: element.tagName.toLowerCase(),
    type: element.getAttribute('type') ?? '',
    role: element.getAttribute('role') ?? '',
    mode: element.getAttribute('inputmode') ?? '',
    value: 'value' in element ? String(element.value) : '',
  }));
  if (kind.role === 'combobox') {
    await pickFirst(field, control);
  } else if (kind.tag === 'button') {
    await control.click();
    await fillFields(inner.locator(':scope > div'), word, () => Promise.resolve(true));
  } else if (kind.tag === 'select') {
    const english = control.locator('option[value="en" i]');
    const option = (await english.count()) > 0 ? english : control.locator('option').nth(1);
    await control.selectOption(await optionValue(option));
  } else if (kind.type === 'radio' || kind.type === 'checkbox') {
    await field.locator('label:has(input)').first().click();
  } else if (kind.type === 'file') {
    await control.setInputFiles({
      name: `${word}.svg`,
      mimeType: 'image/svg+xml',
      buffer: PICTURE,
    });
  } else if (kind.value === '') {
    // What is entered as JSON has an example beside it.
    const [example] = await field.locator('details pre').allTextContents();
    await control.fill(example ?? valueFor(kind, word));
  }
}

/** Takes the first record that a picker offers; where there is none it stays empty. */
async function pickFirst(field: Locator, control: Locator): Promise<void> {
  await control.click();
  const option = field.getByRole('option').first();
  await option.click({ timeout: 5_000 }).catch(() => control.press('Escape'));
}

interface Kind {
  readonly tag: string;
  readonly type: string;
  readonly mode: string;
}

function valueFor({ tag, type, mode }: Kind, word: string): string {
  // A word in quotes is a text, and JSON where that is asked for.
  if (tag === 'textarea') return JSON.stringify(word);
  switch (type) {
    case 'email':
      return `${word}@example.com`;
    case 'url':
      return `https://example.com/${word}`;
    case 'tel':
      return '+49 30 1234567';
    case 'date':
      return '2026-03-01';
    case 'time':
      return '10:00';
    case 'datetime-local':
      return '2026-03-01T10:00';
    default:
      return mode === 'numeric' || mode === 'decimal' ? '1' : word;
  }
}
