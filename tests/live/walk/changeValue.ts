import type { Locator } from 'playwright';

/** What was entered into a control. */
export interface Entered {
  readonly text: string;
  /** It was chosen, so that it may be called otherwise than it is stored. */
  readonly isChoice: boolean;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * Gives one control of a form another value, as a person does.
 *
 * @param control all elements of one name: radio buttons share theirs
 * @returns what was entered, or null where there is nothing else to enter
 */
export async function changeValue(control: Locator): Promise<Entered | null> {
  const first = control.first();
  const { name, tag, type, role, mode, value } = await first.evaluate((element) => ({
    name: element.getAttribute('name') ?? '',
    tag: element.tagName.toLowerCase(),
    type: element.getAttribute('type') ?? '',
    role: element.getAttribute('role') ?? '',
    mode: element.getAttribute('inputmode') ?? '',
    value: 'value' in element ? String(element.value) : '',
  }));
  if (role === 'combobox') return pickOther(first, value);
  if (tag === 'select') return selectOther(first, value);
  if (type === 'radio' || type === 'checkbox') return checkOther(control);
  if (type === 'file') return null;
  const isBlank = tag === 'textarea' && value === '';
  const other = isLowerBound(name) ? lowerText(value, type, mode) : otherText(value, type, mode);
  // A word in quotes is a text, and JSON where that is asked for.
  const entered = isBlank ? JSON.stringify(other) : other;
  await first.fill(entered);
  return { text: entered, isChoice: false };
}

async function pickOther(control: Locator, value: string): Promise<Entered | null> {
  await control.click();
  const list = control.page().locator(`#${escapedId(await control.getAttribute('aria-controls'))}`);
  await list.getByRole('option').first().waitFor();
  for (const option of await list.getByRole('option').all()) {
    const text = await option.innerText();
    // What tells records of the same name apart stands behind it.
    if (text.startsWith(value) && /^(\s|$)/.test(text.slice(value.length))) continue;
    await option.click();
    return { text, isChoice: true };
  }
  return null;
}

/** An id of React has characters that selectors escape. */
function escapedId(id: string | null): string {
  return (id ?? '').replaceAll(/[^\w-]/g, String.raw`\$&`);
}

async function selectOther(control: Locator, value: string): Promise<Entered | null> {
  for (const option of await control.locator('option').all()) {
    const other = await optionValue(option);
    if (!other || other === value) continue;
    await control.selectOption(other);
    return { text: other, isChoice: true };
  }
  return null;
}

/** What an option stands for: where it says no value, its text. */
export function optionValue(option: Locator): Promise<string> {
  return option.evaluate((element) => ('value' in element ? String(element.value) : ''));
}

async function checkOther(controls: Locator): Promise<Entered | null> {
  for (const control of await controls.all()) {
    const value = await control.getAttribute('value');
    if (!value || (await control.isChecked())) continue;
    await control.locator('xpath=ancestor::label[1]').click();
    return { text: value, isChoice: true };
  }
  return null;
}

/** What a range begins with is made less, so that it stays before its end. */
function isLowerBound(name: string): boolean {
  return /\.(start|lower|from)$/i.test(name);
}

/** A number that is one less, or a day or moment that is a day earlier. */
function lowerText(value: string, type: string, mode: string): string {
  if (NUMBER.test(value)) return stepped(value, -1n);
  if (type === 'date') return laterDay(value || '2026-03-01', 10, -DAY);
  if (type === 'datetime-local')
    return laterDay(value || '2026-03-01T10:00', value.length || 16, -DAY);
  return otherText(value, type, mode);
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number with as many digits before and behind the point, if the next one has as many. */
function stepped(number: string, by: bigint): string {
  const [whole = '', ...digits] = number.split('.');
  return [String(BigInt(whole) + by).padStart(whole.length, '0'), ...digits].join('.');
}

const PLAIN_WORDS = /^[\w .'-]*[a-z]{3}[\w .'-]*$/i;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Another text of the same form: what looks like a number, a date or an address stays one. */
export function otherText(value: string, type: string, mode: string): string {
  switch (type) {
    case 'date':
      return laterDay(value || '2026-03-01', 10);
    case 'datetime-local':
      return laterDay(value || '2026-03-01T10:00', value.length || 16);
    case 'time':
      return value.startsWith('10:20') ? '11:20:00' : '10:20:00';
    case 'email':
      return `${uniqueWord()}@example.com`;
    case 'url':
      return `https://example.com/${uniqueWord()}`;
    default:
  }
  if (value === '') return mode === 'numeric' || mode === 'decimal' ? '1' : uniqueWord();
  if (PLAIN_WORDS.test(value) && !UUID.test(value)) return uniqueWord();
  if (/^[01]+$/.test(value)) return otherLastDigit(value, 2);
  return NUMBER.test(value) ? stepped(value, 1n) : otherLastDigit(value, 10);
}

function laterDay(value: string, length: number, later = DAY): string {
  const isMoment = value.includes('T');
  const time = Date.parse(isMoment ? `${value}Z` : value) + later;
  return new Date(time).toISOString().slice(0, length);
}

/** The next last digit, which keeps the form of numbers, addresses, coordinates, XML and JSON. */
function otherLastDigit(text: string, base: number): string {
  const changed = text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % base));
  return changed === text ? `${text} ${uniqueWord()}` : changed;
}

let count = 0;

/** Short enough for narrow columns, and never the same in a run. */
function uniqueWord(): string {
  count += 1;
  return `w${Date.now().toString(36).slice(-4)}${count}`;
}
