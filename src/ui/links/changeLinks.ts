import { fetchQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import type { Option } from '../../lists/picker.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { optionName } from '../form/picker.ts';
import { mergeVariables } from '../../lists/mergeVariables.ts';
import { pageIn } from '../../lists/pageInResponse.ts';
import type { Position } from '../../lists/paging.ts';
import type { WireError } from '../../relay/errors.ts';
import type { ItemOutcome } from '../batch/run/run.ts';
import type { CallResult } from '../batch/run/runner.ts';
import { sendChange, type ItemChange } from '../batch/run/sendChange.ts';
import type { LinkCall, RecordLinks } from '../action/recordLinks.ts';

/** A record that is linked, and the row that stands for the link. */
interface Linked {
  readonly option: Option;
  readonly row: unknown;
}

/** What a record is linked to at some moment. */
export interface LinksNow {
  readonly record: unknown;
  readonly linked: readonly Linked[];
}

/** A link that is to be made or taken away. */
export interface LinkStep {
  readonly option: Option;
  readonly isAdded: boolean;
}

/** A step that did not succeed, and why. */
export interface FailedStep extends LinkStep {
  readonly reason: string;
}

/** "Gift was not added. …" */
export function failedInWords({ picker }: RecordLinks, step: FailedStep, locale: Locale): string {
  const { option, isAdded, reason } = step;
  const record = optionName(picker, option, locale);
  return t(
    isAdded ? '{record} was not added. {reason}' : '{record} was not removed. {reason}',
    locale,
    { record, reason },
  );
}

/** What became of several steps. */
export interface StepsResult {
  /** The steps that did not succeed, or of which nobody knows. */
  readonly failed: readonly FailedStep[];
  /** Of all together. */
  readonly outcome: ItemOutcome;
  /** Nothing more should be sent for now. */
  readonly halt?: WireError;
}

const PAGE_SIZE = 100;

/** No person looks through more of them. */
const MOST_PAGES = 20;

/**
 * Reads the present links of a record from the backend, whatever the store knows of them.
 *
 * @param address the address of the record's page
 * @throws what the network threw; an error when there is no such record, or it has too many links
 */
export async function readLinks(
  environment: Environment,
  links: RecordLinks,
  address: Address,
): Promise<LinksNow> {
  const { paging, always, query, read, option } = links;
  const linked: Linked[] = [];
  let position: Position = {};
  for (let count = 0; count < MOST_PAGES; count += 1) {
    const page = paging.variables(position, PAGE_SIZE);
    const parts = [always, page, links.parentVariables(address)];
    const variables = parts.reduce<unknown>(mergeVariables, {});
    const response = await fetchQuery(environment, query, variables as object, {
      networkCacheConfig: { force: true },
    }).toPromise();
    const { record } = read(response, address);
    if (!record) throw new Error('The record no longer exists.');
    const { rows, pageInfo } = pageIn(links, response, address);
    for (const row of rows) {
      const linkedTo = option(row);
      if (linkedTo) linked.push({ option: linkedTo, row });
    }
    const { next } = paging.neighbours(position, PAGE_SIZE, pageInfo);
    if (!next) return { record, linked };
    position = next;
  }
  throw new Error(`More than ${MOST_PAGES * PAGE_SIZE} are linked.`);
}

/** What has to be done so that exactly the wanted records are linked; each but once. */
export function stepsTo({ linked }: LinksNow, wanted: readonly Option[]): LinkStep[] {
  const has = (options: readonly Option[], { key }: Option) =>
    options.some((option) => option.key === key);
  const state = linked.map(({ option }) => option);
  return [
    ...state.filter((option) => !has(wanted, option)).map((option) => ({ option, isAdded: false })),
    ...wanted.filter((option) => !has(state, option)).map((option) => ({ option, isAdded: true })),
  ];
}

/** The records that are linked once the steps are done: of what others have linked or taken away meanwhile, nothing is undone. */
export function withSteps({ linked }: LinksNow, steps: readonly LinkStep[]): Option[] {
  const about = new Set(steps.map(({ option }) => option.key));
  return [
    ...linked.map(({ option }) => option).filter(({ key }) => !about.has(key)),
    ...steps.filter(({ isAdded }) => isAdded).map(({ option }) => option),
  ];
}

/**
 * Sends the steps one by one, or all in one mutation where the backend has such a mutation. After a call without an
 * answer nothing more is sent.
 */
export async function sendSteps(
  environment: Environment,
  links: RecordLinks,
  now: LinksNow,
  steps: readonly LinkStep[],
  locale: Locale,
): Promise<StepsResult> {
  const failed: FailedStep[] = [];
  let halt: WireError | undefined;
  let all: ItemOutcome = 'done';
  for (const { call, of } of callsFor(links, now, steps)) {
    const result: CallResult = halt
      ? { items: [{ outcome: 'failed', reason: t('Not sent.', locale) }] }
      : await sendChange(environment, call as unknown as ItemChange, 1, locale);
    halt ??= result.halt;
    const [{ outcome, reason }] = result.items;
    if (outcome === 'done') continue;
    failed.push(...of.map((step) => ({ ...step, reason: reason ?? '' })));
    // Of a step that got no answer nobody knows, whatever became of the others.
    if (all !== 'unknown') all = outcome;
  }
  return { failed, outcome: all, ...(halt && { halt }) };
}

function callsFor(
  links: RecordLinks,
  { record, linked }: LinksNow,
  steps: readonly LinkStep[],
): Array<{ readonly call: LinkCall; readonly of: readonly LinkStep[] }> {
  const keysOf = (isAdded: boolean) =>
    steps.filter((step) => step.isAdded === isAdded).map(({ option }) => option.key);
  if ('together' in links) {
    const [added, removed] = [keysOf(true), keysOf(false)];
    const kept = linked.map(({ option }) => option.key).filter((key) => !removed.includes(key));
    const call = links.together(record, { added, removed, all: [...kept, ...added] });
    return steps.length === 0 ? [] : [{ call, of: steps }];
  }
  return steps.flatMap((step) => {
    const { key } = step.option;
    if (step.isAdded) return [{ call: links.add(record, key), of: [step] }];
    const rows = linked.filter(({ option }) => option.key === key);
    return rows.map(({ row }) => ({ call: links.remove(record, row, key), of: [step] }));
  });
}
