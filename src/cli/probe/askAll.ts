import { print, type FieldNode } from 'graphql';
import type { Observations } from '../../model/observations.ts';
import { query } from '../../scaffold/graphql/nodes.ts';
import type { BackendResponse } from '../request.ts';
import { mergeObservations } from './mergeObservations.ts';
import type { ProbeResponse, Question } from './question.ts';

/** Sends a query. It throws where there is no GraphQL response, or when the signal is aborted. */
export type Send = (document: string, signal: AbortSignal) => Promise<BackendResponse>;

/** What the questions showed, and what asking them took. */
export interface ProbeResult {
  readonly observed: Observations;
  /** Coordinates of fields that work. */
  readonly settled: ReadonlySet<string>;
  /** How many calls were made. */
  readonly calls: number;
  /** The backend answers nothing to those who have not signed in, or whose credential it does not know. */
  readonly isRefused: boolean;
}

/** Of one call, in milliseconds. */
const CALL_TIMEOUT_MS = 10_000;

/** Questions in one call. */
const BATCH = 8;
const MOST_CALLS = 60;
const CONCURRENT_CALLS = 3;
/** Calls without a GraphQL response, after which no more are made; and calls refused as a whole. */
const MOST_FAULTS = 3;
const MOST_REFUSALS = 2;

/**
 * Asks questions, several in a call and a few calls at a time, with those that follow from the responses. A call that
 * fails as a whole is asked again in halves, so that no question fails for another; one that takes too long is not.
 * What is not answered is left open.
 *
 * @param callTimeout in milliseconds
 */
export async function askAll(
  questions: readonly Question[],
  send: Send,
  callTimeout = CALL_TIMEOUT_MS,
): Promise<ProbeResult> {
  const asking = new Asking(send, callTimeout);
  await asking.ask(questions);
  return asking.result();
}

class Asking {
  readonly #send: Send;
  readonly #callTimeout: number;
  readonly #waiting: Question[][] = [];
  readonly #observed: Observations[] = [];
  readonly #settled = new Set<string>();
  #calls = 0;
  #faults = 0;
  #refusals = 0;
  #hasAnswers = false;

  constructor(send: Send, callTimeout: number) {
    this.#send = send;
    this.#callTimeout = callTimeout;
  }

  async ask(questions: readonly Question[]): Promise<void> {
    this.#enqueue(questions);
    const workers = Array.from({ length: CONCURRENT_CALLS }, () => this.#work());
    await Promise.all(workers);
    // What a worker found may come after the others had nothing left to do.
    while (this.#mayAsk() && this.#waiting.length > 0) await this.#work();
  }

  result(): ProbeResult {
    return {
      observed: mergeObservations(...this.#observed),
      settled: this.#settled,
      calls: this.#calls,
      isRefused: !this.#hasAnswers && this.#refusals > 0,
    };
  }

  #enqueue(questions: readonly Question[]): void {
    const together = questions.filter(({ isApart }) => !isApart);
    for (let at = 0; at < together.length; at += BATCH)
      this.#waiting.push(together.slice(at, at + BATCH));
    this.#waiting.push(...questions.filter(({ isApart }) => isApart).map((one) => [one]));
  }

  #mayAsk(): boolean {
    return this.#calls < MOST_CALLS && this.#faults < MOST_FAULTS && !this.#isHopeless();
  }

  #isHopeless(): boolean {
    return !this.#hasAnswers && this.#refusals >= MOST_REFUSALS;
  }

  async #work(): Promise<void> {
    for (;;) {
      const batch = this.#mayAsk() ? this.#waiting.shift() : undefined;
      if (!batch) return;
      this.#calls += 1;
      await this.#askBatch(batch);
    }
  }

  async #askBatch(batch: readonly Question[]): Promise<void> {
    const document = print(query('Probe', [], batch.flatMap(aliased)));
    const late = AbortSignal.timeout(this.#callTimeout);
    let response: BackendResponse;
    try {
      response = await this.#send(document, late);
    } catch {
      this.#faults += 1;
      if (!late.aborted) this.#halve(batch);
      return;
    }
    if (response.isRefused) this.#refusals += 1;
    if (batch.length > 1 && isWholeFailure(response)) return this.#halve(batch);
    this.#hasAnswers ||= response.data !== null;
    for (const [index, question] of batch.entries()) {
      const { observed, settled = [], further = [] } = question.read(responseOf(response, index));
      this.#observed.push(observed);
      for (const coordinate of settled) this.#settled.add(coordinate);
      this.#enqueue(further);
    }
  }

  #halve(batch: readonly Question[]): void {
    if (batch.length < 2) return;
    const middle = Math.ceil(batch.length / 2);
    this.#waiting.push(batch.slice(0, middle), batch.slice(middle));
  }
}

/** Whether nothing says which of the questions failed. */
function isWholeFailure({ data, failures }: BackendResponse): boolean {
  return data === null || failures.some(({ path }) => path.length === 0);
}

/** A question's fields, under aliases of its own. */
function aliased({ fields }: Question, index: number): FieldNode[] {
  return Object.entries(fields).map(([alias, node]) => ({
    ...node,
    alias: { kind: node.name.kind, value: `${alias}_${index}` },
  }));
}

function responseOf({ data, failures }: BackendResponse, index: number): ProbeResponse {
  const ending = `_${index}`;
  const own = (alias: unknown) => typeof alias === 'string' && alias.endsWith(ending);
  const plain = (alias: string) => alias.slice(0, -ending.length);
  const entries = Object.entries(Object(data) as Record<string, unknown>).filter(([alias]) =>
    own(alias),
  );
  return {
    data: data === null ? null : Object.fromEntries(entries.map(([k, value]) => [plain(k), value])),
    failures: failures
      .filter(({ path }) => path.length === 0 || own(path[0]))
      .map(({ path: [alias, ...rest], ...failure }) => ({
        ...failure,
        path: alias === undefined ? [] : [plain(String(alias)), ...rest],
      })),
  };
}
