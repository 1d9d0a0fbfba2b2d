import { splitFiles } from '../../../src/relay/files.ts';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { fileOf, rememberFile } from '../../../src/ui/form/chosenFiles.ts';
import { file } from '../../../src/ui/form/inputs/file.tsx';
import { integer } from '../../../src/ui/form/inputs/number.tsx';
import { oneOf } from '../../../src/ui/form/inputs/oneOf.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { findProblems } from '../../../src/ui/form/values.ts';
import { formParameters, readFormAddress } from '../../../src/ui/form/formAddress.ts';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };

describe('one of several', () => {
  const input = oneOf({
    label: 'Recipient',
    fields: {
      email: text({ label: 'Email', format: 'email' }),
      number: integer({ label: 'Number' }),
    },
  });
  const state = (chosen: string, value: string | null) => ({
    chosen,
    values: { email: null, number: null, [chosen]: value },
  });

  test('is sent alone', () => {
    expect(input.serialize(state('number', '7'), LOCALE)).toEqual({ number: 7 });
  });

  test('starts as what the record has', () => {
    expect(input.parse({ email: null, number: 7 }, LOCALE)).toEqual(state('number', '7'));
    expect(input.isEmpty(input.parse({ email: null, number: null }, LOCALE))).toBe(true);
  });

  test('is kept in an address', () => {
    const fields = inputsOf({ recipient: input });
    const address = Object.fromEntries(
      formParameters(fields, { recipient: state('number', '7') }).entries(),
    );
    expect(readFormAddress(fields, address)).toEqual({ recipient: state('number', '7') });
    expect(findProblems(fields, readFormAddress(fields, {}), LOCALE, null)).toEqual([]);
  });

  test('is required once it is chosen, and is checked', () => {
    const problems = (chosen: string, value: string | null) =>
      input.check(state(chosen, value), LOCALE);
    expect(problems('email', null)).toEqual([
      { path: ['values', 'email'], message: 'Email is required.' },
    ]);
    expect(problems('email', 'nobody')).toHaveLength(1);
    expect(problems('email', 'a@example.com')).toEqual([]);
  });
});

describe('a file', () => {
  const input = file({ label: 'Scan' });
  const scan = new File(['beans'], 'scan.txt');

  test('is sent itself, beside the other variables', () => {
    const sent = input.serialize(rememberFile(scan), LOCALE);
    const { variables, uploadables } = splitFiles({ input: { number: '1', scans: [sent] } });
    expect(variables).toEqual({ input: { number: '1', scans: [null] } });
    expect(uploadables).toEqual({ 'input.scans.0': scan });
  });

  test('that a reload has lost is required again', () => {
    const lost = { id: 'of another page', name: 'scan.txt', size: 5 };
    expect(fileOf(lost)).toBeUndefined();
    expect(input.check(lost, LOCALE)[0].message).toMatch(/Choose the file again/);
  });

  test('is not looked for in calls without one', () => {
    expect(splitFiles({ id: '1', at: null }).uploadables).toBeUndefined();
  });
});
