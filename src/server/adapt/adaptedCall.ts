import { createHash } from 'node:crypto';
import { parse, print, type DocumentNode, type GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { accessProblemIn, judged } from '../../relay/errorCodes.ts';
import { GraphQLResponseError, type GraphQLErrorEntry } from '../../relay/errors.ts';
import type { GraphQLResult } from '../../relay/result.ts';
import type { GraphQLRequest, OperationRequest } from '../../relay/transport.ts';
import { operationIn } from '../../roles/withoutUnused.ts';
import { appSchema } from '../appSchema.ts';
import { log } from '../log.ts';
import type { Answer } from '../refusals/readAnswer.ts';
import { readFailures, type FailedFields } from './failedFields.ts';
import { hasFailures, knownFailures, noteAnswers, noteFailure } from './failureStore.ts';
import { completeData, failedRecords, leftOutFields } from './leftOutFields.ts';
import { lacksConditions, learnFromErrors } from './missingDirectives.ts';
import { conditionVariables, withoutConditions } from './withoutConditions.ts';
import { withoutFields } from './withoutFields.ts';

/** A call in the form that the backend can answer. */
export interface AdaptedRequest {
  readonly request: GraphQLRequest;
  /** Adds to an answer what is known of the fields that were not asked for; left out where all were. */
  readonly complete?: (result: GraphQLResult) => GraphQLResult;
}

/** How the calls of a visitor are adapted. */
export interface Adapting {
  /** Names the visitor, for what fails for them alone. */
  readonly caller: string;
  /** As much of a call as the visitor's role has. @throws where it has nothing */
  readonly trim: (asked: OperationRequest) => GraphQLRequest;
  /** Whether documents are sent as they were compiled, since the backend knows no others. */
  readonly isFixed: boolean;
}

/** So often a call is sent again without what failed. */
const MOST_ROUNDS = 3;
const EVERYBODY = 'everybody';
/** What a mutation changed: how often it fails does not tell with how many records. */
const CHANGED_RECORD = 'changed';

/**
 * A call to the backend, in as much of its own words as the backend can answer: what the visitor's role has of it,
 * without the fields that the backend fails with, and without `@include` and `@skip` where it does not know them.
 *
 * A query that meets a field that fails is sent again without it, and what the first answer has of other records is
 * kept. Later calls leave the field out from the start only when it has failed with several different records and
 * worked with none: a record in seven that fails takes the values of six for no other call. Which records failed is
 * read from the errors' paths in the answer that has them all. A mutation is sent once: it leaves out what has failed
 * with any record and worked with none since, such as with the one whose form was opened.
 */
export class AdaptedCall {
  readonly #asked: OperationRequest;
  readonly #adapting: Adapting;
  readonly #scopes: readonly string[];
  /** The fields that failed in this call, with each error. */
  readonly #failed = new Map<string, readonly GraphQLErrorEntry[]>();
  /** Fields that had a value somewhere in an answer to this call. */
  readonly #answered = new Set<string>();
  /** The data of answers before the last one. */
  readonly #earlier: unknown[] = [];
  #rounds = 0;

  constructor(asked: OperationRequest, adapting: Adapting) {
    this.#asked = asked;
    this.#adapting = adapting;
    this.#scopes = [EVERYBODY, adapting.caller];
  }

  /** What is to be sent. @throws {GraphQLResponseError} when the role can send nothing of it */
  async request(): Promise<AdaptedRequest> {
    const request = this.#adapting.trim(this.#asked);
    if (this.#adapting.isFixed) return { request };
    const isOnce = hasFailures() && isMutation(request.query);
    const failed = new Map([...knownFailures(this.#scopes, isOnce), ...this.#failed]);
    const schema = failed.size > 0 ? await appSchema() : null;
    const text = schema ? textWithout(request.query, schema, failed) : null;
    const left = text === null ? request : { ...request, query: text };
    const decided = lacksConditions() ? decidedRequest(left) : withDeclared(left, request);
    if (!schema || text === null) return { request: decided };
    const document = parsed(request.query);
    return {
      request: decided,
      complete: (result) => {
        const errors = completeData(schema, document, failed, result.data, this.#earlier);
        return errors.length > 0
          ? { ...result, errors: [...(result.errors ?? []), ...errors.map(judged)] }
          : result;
      },
    };
  }

  /**
   * Learns from an answer what the backend fails with.
   *
   * @returns whether the call asks for less now: a query can be sent again, and has an answer then
   */
  async learn({ data = null, errors = [] }: Answer): Promise<boolean> {
    if (this.#adapting.isFixed) return false;
    if (learnFromErrors(errors)) return this.#mayRepeat() && this.#again();
    const isOfFields = errors.some(({ path = [] }) => path.length > 1);
    if (!isOfFields && this.#failed.size === 0 && !hasFailures()) return false;
    // Where the session is over, people have to sign in, rather than see less.
    if (errors.some((error) => accessProblemIn([error]) === 'unauthenticated')) return false;
    const schema = await appSchema();
    if (!schema) return false;
    const { query } = this.#adapting.trim(this.#asked);
    const { failed, answered } = readFailures(schema, parsed(query), { data, errors });
    noteAnswers(this.#scopes, answered);
    for (const coordinate of answered) this.#answered.add(coordinate);
    const isNew = [...failed.keys()].some((coordinate) => !this.#failed.has(coordinate));
    for (const [coordinate, entries] of failed) {
      // No value of a record: it may be in the message, which the log does not have therefore.
      log().warn(
        { field: coordinate },
        'The backend fails with a field, and with what is around it.',
      );
      this.#failed.set(coordinate, [...(this.#failed.get(coordinate) ?? []), ...entries]);
    }
    const isLess = isNew && textWithout(query, schema, this.#failed) !== null;
    if (isLess && this.#mayRepeat()) {
      this.#earlier.push(data);
      return this.#again();
    }
    this.#remember(schema, query, data);
    return false;
  }

  /** Notes what failed in the whole call. @param data of its last answer, which has the records */
  #remember(schema: GraphQLSchema, query: string, data: unknown): void {
    const isOnce = isMutation(query);
    const places = leftOutFields(schema, parsed(query), this.#failed, data);
    for (const [coordinate, errors] of this.#failed) {
      const problem = accessProblemIn([errors[0]]);
      // Others have a value, or what it leads to is not there.
      if (this.#answered.has(coordinate) || problem === 'notFound') continue;
      const own = places.filter((place) => place.coordinate === coordinate);
      const records = failedRecords(own, errors);
      if (!records) noteAnswers(this.#scopes, new Set([coordinate]));
      const names = isOnce
        ? [CHANGED_RECORD]
        : records?.map(
            ({ record, path }) => record ?? hashOf([query, this.#asked.variables, path]),
          );
      const scope = problem === null ? EVERYBODY : this.#adapting.caller;
      const error = scope === EVERYBODY ? forOthers(errors[0]) : errors[0];
      for (const name of names ?? []) noteFailure(scope, coordinate, error, name);
    }
  }

  /** What changes data is sent once, whatever it answers. */
  #mayRepeat(): boolean {
    return this.#rounds < MOST_ROUNDS && !isMutation(this.#adapting.trim(this.#asked).query);
  }

  #again(): boolean {
    this.#rounds += 1;
    return true;
  }
}

/**
 * Sends a query, and again without what the backend fails with, so that the rest can be shown; a mutation once.
 *
 * @param attempt sends a request once
 * @throws what the last attempt threw
 */
export async function sendAdapted(
  call: AdaptedCall,
  attempt: (request: GraphQLRequest) => Promise<GraphQLResult>,
): Promise<GraphQLResult> {
  for (;;) {
    const { request, complete } = await call.request();
    try {
      const result = await attempt(request);
      if (!(await call.learn(result))) return complete ? complete(result) : result;
    } catch (error) {
      if (!(error instanceof GraphQLResponseError)) throw error;
      if (!(await call.learn({ errors: error.errors }))) throw error;
    }
  }
}

const MOST_DOCUMENTS = 500;
const documents = new LRUCache<string, DocumentNode>({ max: MOST_DOCUMENTS });
const texts = new LRUCache<string, { readonly text: string | null }>({ max: MOST_DOCUMENTS });

function parsed(query: string): DocumentNode {
  const document = documents.get(query) ?? parse(query, { noLocation: true });
  documents.set(query, document);
  return document;
}

/** What others are shown of an error: its message may have values of a record that they may not see. */
function forOthers({ extensions }: GraphQLErrorEntry): GraphQLErrorEntry {
  const { code } = Object(extensions) as { readonly code?: unknown };
  const message = 'The backend fails with this field.';
  return typeof code === 'string' ? { message, extensions: { code } } : { message };
}

function isMutation(query: string): boolean {
  return operationIn(parsed(query))?.operation === 'mutation';
}

/** The text of a document without some fields; null where that is no use. */
function textWithout(query: string, schema: GraphQLSchema, failed: FailedFields): string | null {
  const names = new Set(failed.keys());
  const key = hashOf([query, [...names].sort()]);
  const known = texts.get(key);
  if (known) return known.text;
  const left = withoutFields(parsed(query), schema, names);
  const text = left && print(left);
  texts.set(key, { text });
  return text;
}

function decidedRequest(request: GraphQLRequest): GraphQLRequest {
  const document = parsed(request.query);
  const names = conditionVariables(document);
  const key = hashOf([request.query, names.map((name) => request.variables[name])]);
  const text = texts.get(key)?.text ?? print(withoutConditions(document, request.variables));
  texts.set(key, { text });
  return withDeclared({ ...request, query: text }, request);
}

/** Without values for variables that the document no longer declares. */
function withDeclared(request: GraphQLRequest, from: GraphQLRequest): GraphQLRequest {
  if (request.query === from.query) return request;
  const declared = new Set(
    operationIn(parsed(request.query))?.variableDefinitions?.map(
      ({ variable }) => variable.name.value,
    ),
  );
  const variables = Object.entries(request.variables).filter(([name]) => declared.has(name));
  return { ...request, variables: Object.fromEntries(variables) };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
