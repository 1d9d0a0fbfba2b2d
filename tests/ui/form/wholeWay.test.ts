import type { LabelledInput } from '../../../src/ui/form/input.ts';
import fc from 'fast-check';
import { isListType, getNullableType } from 'graphql';
import type { Environment } from 'relay-runtime';
import { createEnvironment } from '../../../src/relay/environment.ts';
import { commit } from '../../../src/relay/mutation.ts';
import { recordHref, type RecordKey } from '../../../src/address/resource.ts';
import { placeErrors } from '../../../src/ui/form/placeErrors.ts';
import { changedKey } from '../../../src/ui/form/recordChange.ts';
import { readFormState, readRecord } from '../../../src/ui/form/readRecord.ts';
import {
  changed,
  filledValues,
  findProblems,
  initialState,
  isSameValue,
  type FormState,
} from '../../../src/ui/form/values.ts';
import { startSampleBackend } from '../../backend/sampleBackend.ts';
import {
  filledValue,
  isDemanded,
  sampleForms,
  wrongValue,
  type SampleForms,
} from './sampleForms.ts';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };
/** More of them take minutes: `FORM_RUNS=50`. */
const RUNS = Number(process.env.FORM_RUNS ?? 4);

const backend = startSampleBackend();
let forms: SampleForms[];
let environment: Environment;
const keys = new Map<string, readonly string[]>();

beforeAll(async () => {
  forms = await sampleForms();
  const { endpoint, data } = backend();
  environment = createEnvironment({ url: endpoint, localKeys: {}, isServer: false });
  for (const list of new Set(forms.flatMap(({ lists }) => [...lists.values()]))) {
    const answer = await data<Record<string, { nodes: { id: string }[] }>>(
      `{ ${list}(first: 20) { nodes { id } } }`,
    );
    keys.set(
      list,
      answer[list].nodes.map(({ id }) => id),
    );
  }
});

/** What somebody may fill into a form: what is required, and some of the rest. */
function anyHeld({ inputs, fields, lists }: SampleForms): fc.Arbitrary<FormState> {
  const empty = initialState(fields, {}, LOCALE);
  const values = inputs
    .filter(({ name }) => name in fields)
    .map((input) => {
      const typed = filledValue(input, keys.get(lists.get(input.name) ?? '') ?? []);
      const filled = isMoney(fields[input.name])
        ? typed.map((amount) => ({ amount, currency: null }))
        : typed;
      const value = isDemanded(input)
        ? filled
        : fc.oneof(fc.constant(empty[input.name]), { arbitrary: filled, weight: 2 });
      return [input.name, value] as const;
    });
  const state = fc.record(Object.fromEntries(values)) as fc.Arbitrary<FormState>;
  return state.map((one) => ({ ...one, ...currenciesOf(fields, one) }));
}

function isMoney({ isNumber, parts }: LabelledInput): boolean {
  return isNumber === true && parts !== undefined;
}

/** An amount in cents needs a currency. */
function currenciesOf(fields: SampleForms['fields'], state: FormState): FormState {
  const needed = Object.values(fields).flatMap(({ dependsOn }) => dependsOn ?? []);
  return Object.fromEntries(needed.map((name) => [name, state[name] || 'EUR']));
}

const WRONG_AMOUNT = fc.constantFrom('x', '1,5', '1.2.3', '--1', 'NaN', 'Infinity', '0.001');

/** A refusal has to be of the data, in words for people, and to name its input where it is about one. */
function expectUnderstandable(
  fields: SampleForms['fields'],
  errors: Parameters<typeof placeErrors>[1],
) {
  expect(errors.length).toBeGreaterThan(0);
  for (const error of errors) {
    expect(error.message).not.toMatch(/constraint|violat|null value|column|syntax|Variable/i);
    expect(error.code).not.toBe('INTERNAL');
    const [placed] = placeErrors(fields, [error], LOCALE);
    if (/_VIOLATION$/.test(error.code ?? '')) expect(placed.name).not.toBeNull();
  }
}

/** The inputs whose values are not what was filled in. */
function differing(fields: SampleForms['fields'], state: FormState, now: FormState): string[] {
  return Object.keys(state).filter(
    (name) =>
      name in now &&
      !fields[name].isEmpty(state[name]) &&
      !isSameValue(fields[name], state[name], now[name]),
  );
}

test('what is filled into any form of the sample is what its record holds, when made and when changed', async () => {
  expect(forms.length).toBeGreaterThan(15);
  const saved = new Map<string, number>();
  for (const form of forms) {
    const { fields, creation, editing, slug } = form;
    await fc.assert(
      fc.asyncProperty(anyHeld(form), anyHeld(form), async (first, second) => {
        expect(findProblems(fields, first, LOCALE, null)).toEqual([]);
        const made = await commit(
          environment,
          creation,
          creation.variables(filledValues(fields, first, LOCALE)),
        );
        if (made.status !== 'saved') {
          expect(made.status).toBe('refused');
          return expectUnderstandable(fields, made.status === 'refused' ? made.errors : []);
        }
        const key = changedKey(creation, made.response) ?? '';
        const address = addressOf(form, key);
        const before = await readFormState(environment, editing, address, LOCALE);
        expect(before && differing(fields, first, before)).toEqual([]);
        saved.set(slug, (saved.get(slug) ?? 0) + 1);

        const record = await readRecord(environment, editing, address);
        const mine = { ...before, ...filledOnly(editing.fields, second) } as FormState;
        expect(findProblems(editing.fields, mine, LOCALE, before)).toEqual([]);
        const sent = changed(editing.fields, before!, mine, LOCALE, editing);
        if (Object.keys(sent).length === 0) return;
        const update = await editing.update();
        const outcome = await commit(environment, update, update.variables(record!, sent));
        const moved = outcome.status === 'saved' && changedKey(update, outcome.response);
        const there = moved ? addressOf(form, moved) : address;
        const after = await readFormState(environment, editing, there, LOCALE);
        if (outcome.status === 'saved') {
          expect(after && differing(editing.fields, mine, after)).toEqual([]);
        } else {
          expect(outcome.status).toBe('refused');
          expectUnderstandable(fields, outcome.status === 'refused' ? outcome.errors : []);
          expect(after).toEqual(before);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }
  expect([...saved.keys()].length).toBeGreaterThan(forms.length / 2);
}, 600_000);

/** The address of a record's page, as the router reads it. */
function addressOf({ editing }: SampleForms, key: RecordKey) {
  return { key: decodeURIComponent(recordHref(editing.resource, key).split('/')[2]) };
}

function filledOnly(fields: SampleForms['fields'], state: FormState): FormState {
  return Object.fromEntries(
    Object.entries(state).filter(([name, value]) => name in fields && !fields[name].isEmpty(value)),
  );
}

test('what no input takes is found at that input, with a reason, before anything is sent', () => {
  let found = 0;
  for (const form of forms) {
    for (const input of form.inputs.filter(({ name }) => name in form.fields)) {
      const typed = isListType(getNullableType(input.type)) ? null : wrongValue(input);
      const isAmount = isMoney(form.fields[input.name]);
      const wrong = isAmount ? WRONG_AMOUNT.map((amount) => ({ amount, currency: null })) : typed;
      if (!wrong) continue;
      found += 1;
      fc.assert(
        fc.property(anyHeld(form), wrong, (state, value) => {
          const problems = findProblems(
            form.fields,
            { ...state, [input.name]: value },
            LOCALE,
            null,
          );
          expect(problems).toEqual([
            {
              path: [input.name],
              message: expect.stringMatching(/^(Enter|Use|This|Invalid) .{6,}\.$/),
            },
          ]);
        }),
        { numRuns: 12 },
      );
    }
  }
  expect(found).toBeGreaterThan(40);
});

test('what is required is missed at its input', () => {
  for (const { inputs, fields } of forms) {
    const empty = initialState(fields, {}, LOCALE);
    const missed = findProblems(fields, empty, LOCALE, null).map(({ path }) => path[0]);
    const demanded = inputs.filter((input) => input.name in fields && isDemanded(input));
    expect(missed.sort()).toEqual(demanded.map(({ name }) => name).sort());
  }
});
