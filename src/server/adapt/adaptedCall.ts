import type { GraphQLSchema } from 'graphql';
import { accessProblemIn, judged } from '../../relay/errorCodes.ts';
import { GraphQLResponseError, type GraphQLErrorEntry } from '../../relay/errors.ts';
import type { GraphQLResult } from '../../relay/result.ts';
import type { GraphQLRequest, OperationRequest } from '../../relay/transport.ts';
import { appSchema } from '../appSchema.ts';
import { log } from '../log.ts';
import type { ResponseBody } from '../refusals/recordRefusals.ts';
import { isMutation, parsed, sentWith, textWithout } from './adaptedText.ts';
import { brokenRecord, findFailing, isBroken, type BrokenRecord } from './brokenRecord.ts';
import { readFailures } from './failedFields.ts';
import {
  hasFailures,
  knownFailures,
  noteResponses,
  noteFailure,
  unexplained,
} from './failureStore.ts';
import { completeData, failedRecords, leftOutFields } from './leftOutFields.ts';
import { learnFromErrors } from './missingDirectives.ts';
import { jsonHash } from '../hashes.ts';

/** A call in the form that the backend can answer. */
export interface AdaptedRequest {
  readonly request: GraphQLRequest;
  /** Adds to a response what is known of the fields that were not asked for; left out where all were. */
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

/** Sends a request once. @throws as `send` */
export type Attempt = (request: GraphQLRequest) => Promise<GraphQLResult>;

/** So often a call is sent again without what failed. */
const MOST_ROUNDS = 3;
const EVERYBODY = 'everybody';
/** What a mutation changed: how often it fails does not tell with how many records. */
const CHANGED_RECORD = 'changed';

/**
 * A call to the backend, in as much of its own words as the backend can answer: what the visitor's role has of it,
 * without the fields that the backend fails with, and without `@include` and `@skip` where it does not know them.
 *
 * A query that meets a field that fails is sent again without it, and what the first response has of other records is
 * kept. Later calls leave the field out from the start only when it has failed with several different records and
 * worked with none: a record in seven that fails takes the values of six for no other call. Which records failed is
 * read from the errors' paths in the response that has them all. A mutation is sent once: it leaves out what has failed
 * with any record and worked with none since, such as with the one whose form was opened. Where an error stops at the
 * record, the field is searched for by a few more calls (`search`).
 */
export class AdaptedCall {
  readonly #asked: OperationRequest;
  readonly #adapting: Adapting;
  readonly #scopes: readonly string[];
  /** The fields that failed in this call, with each error. */
  readonly #failed = new Map<string, readonly GraphQLErrorEntry[]>();
  /** Fields that had a value somewhere in a response to this call. */
  readonly #answered = new Set<string>();
  /** The data of answers before the last one. */
  readonly #earlier: unknown[] = [];
  #rounds = 0;
  /** The record whose field was found by halving, by the field. */
  readonly #searched = new Map<string, BrokenRecord>();
  /** What the visitor's role has of the call. */
  #trimmed: GraphQLRequest | null = null;

  constructor(asked: OperationRequest, adapting: Adapting) {
    this.#asked = asked;
    this.#adapting = adapting;
    this.#scopes = [EVERYBODY, adapting.caller];
  }

  /** What is to be sent. @throws {GraphQLResponseError} when the role can send nothing of it */
  async request(): Promise<AdaptedRequest> {
    const request = this.#trim();
    if (this.#adapting.isFixed) return { request };
    const isOnce = hasFailures() && isMutation(request.query);
    const failed = new Map([...knownFailures(this.#scopes, isOnce), ...this.#failed]);
    const schema = failed.size > 0 ? await appSchema() : null;
    const text = schema ? textWithout(request.query, schema, failed.keys()) : null;
    const decided = sentWith(request, text);
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
   * Learns from a response what the backend fails with.
   *
   * @returns whether the call asks for less now: a query can be sent again, and has a response then
   */
  async learn({ data = null, errors = [] }: ResponseBody): Promise<boolean> {
    if (this.#adapting.isFixed) return false;
    if (learnFromErrors(errors)) return this.#mayRepeat() && this.#again();
    const isOfFields = errors.some(({ path = [] }) => path.length > 1);
    if (!isOfFields && this.#failed.size === 0 && !hasFailures()) return false;
    // Where the session is over, people have to sign in, rather than see less.
    if (errors.some((error) => accessProblemIn([error]) === 'unauthenticated')) return false;
    const schema = await appSchema();
    if (!schema) return false;
    const { query } = this.#trim();
    const { failed, answered } = readFailures(schema, parsed(query), { data, errors });
    noteResponses(this.#scopes, answered);
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
    const isLess = isNew && textWithout(query, schema, this.#failed.keys()) !== null;
    if (isLess && this.#mayRepeat()) {
      this.#earlier.push(data);
      return this.#again();
    }
    this.#rememberSearched(errors);
    this.#remember(schema, query, data);
    return false;
  }

  /** Whether `search` may find out more of a response. */
  async maySearch(response: ResponseBody): Promise<boolean> {
    return (await this.#brokenRecord(response)) !== null;
  }

  /**
   * Finds out which field a record fails with, where the errors name the record alone: by asking for it a few more
   * times, without half of its fields each. It is done once for a call.
   *
   * @param attempt sends a request once
   * @returns as `learn`
   */
  async search(response: ResponseBody, attempt: Attempt): Promise<boolean> {
    const broken = await this.#brokenRecord(response);
    const schema = await appSchema();
    if (!broken || !schema) return false;
    const worksWithout = async (fields: readonly string[]) => {
      const text = textWithout(this.#trim().query, schema, [...this.#failed.keys(), ...fields]);
      if (text === null) return false;
      const { errors = [] } = await attempt(sentWith(this.#trim(), text)).catch(errorsOnly);
      return !isBroken(broken.path, errors);
    };
    const known = knownFailures(this.#scopes, true);
    const suspects = broken.candidates.filter((candidate) => known.has(candidate));
    try {
      const isKnown = suspects.length > 0 && (await worksWithout(suspects));
      const found = isKnown ? suspects : [await findFailing(broken.candidates, worksWithout)];
      for (const field of found) {
        if (field === null) continue;
        this.#failed.set(field, [broken.error]);
        this.#searched.set(field, broken);
      }
    } catch {
      // It cannot be reached any more: what it said first is what there is to say.
    }
    if (this.#searched.size === 0) unexplained().set(this.#placeOf(broken), true);
    return this.#searched.size > 0;
  }

  async #brokenRecord(response: ResponseBody): Promise<BrokenRecord | null> {
    if (this.#adapting.isFixed || this.#searched.size > 0) return null;
    const { query } = this.#trim();
    const schema = isMutation(query) ? null : await appSchema();
    const broken = schema && brokenRecord(schema, parsed(query), response);
    return broken && !unexplained().has(this.#placeOf(broken)) ? broken : null;
  }

  #placeOf({ path }: BrokenRecord): string {
    return jsonHash([this.#trim(), path]);
  }

  /** Notes whether the record has come without the field that was found. */
  #rememberSearched(errors: readonly GraphQLErrorEntry[]): void {
    for (const [coordinate, broken] of this.#searched) {
      const place = this.#placeOf(broken);
      if (isBroken(broken.path, errors)) unexplained().set(place, true);
      else noteFailure(EVERYBODY, coordinate, forOthers(broken.error), place);
    }
  }

  /** Notes what failed in the whole call. @param data of its last response, which has the records */
  #remember(schema: GraphQLSchema, query: string, data: unknown): void {
    const isOnce = isMutation(query);
    const places = leftOutFields(schema, parsed(query), this.#failed, data);
    for (const [coordinate, errors] of this.#failed) {
      const problem = accessProblemIn([errors[0]]);
      // Others have a value, or what it leads to is not there.
      if (this.#answered.has(coordinate) || problem === 'notFound') continue;
      if (this.#searched.has(coordinate)) continue;
      const own = places.filter((place) => place.coordinate === coordinate);
      const records = failedRecords(own, errors);
      if (!records) noteResponses(this.#scopes, new Set([coordinate]));
      const names = isOnce
        ? [CHANGED_RECORD]
        : records?.map(
            ({ record, path }) => record ?? jsonHash([query, this.#asked.variables, path]),
          );
      const scope = problem === null ? EVERYBODY : this.#adapting.caller;
      const error = scope === EVERYBODY ? forOthers(errors[0]) : errors[0];
      for (const name of names ?? []) noteFailure(scope, coordinate, error, name);
    }
  }

  /** What changes data is sent once, whatever it answers. */
  #mayRepeat(): boolean {
    return this.#rounds < MOST_ROUNDS && !isMutation(this.#trim().query);
  }

  /** A document is trimmed once, however often it is sent. @throws as `trim` */
  #trim(): GraphQLRequest {
    return (this.#trimmed ??= this.#adapting.trim(this.#asked));
  }

  #again(): boolean {
    this.#rounds += 1;
    return true;
  }
}

/** What others are shown of an error: its message may have values of a record that they may not see. */
function forOthers({ extensions }: GraphQLErrorEntry): GraphQLErrorEntry {
  const { code } = Object(extensions) as { readonly code?: unknown };
  const message = 'The backend fails with this field.';
  return typeof code === 'string' ? { message, extensions: { code } } : { message };
}

/** A response without data. @throws any other error */
export function errorsOnly(error: unknown): ResponseBody {
  if (!(error instanceof GraphQLResponseError)) throw error;
  return { errors: error.errors };
}
