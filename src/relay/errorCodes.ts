import type { AccessProblem, GraphQLErrorEntry, JudgedError, Verdict } from './errors.ts';
import { plainMessage } from './plainMessage.ts';

/**
 * Patterns for normalised codes. There is no standard list, so codes are matched by their words.
 */
const PROBLEMS: ReadonlyArray<readonly [AccessProblem, RegExp]> = [
  ['forbidden', /FORBIDDEN|DENIED|PERMISSION|NOT_AUTHORIZED|INSUFFICIENT_PRIVILEGE|^403$|^42501$/],
  [
    'unauthenticated',
    /AUTHENTICAT|UNAUTHORIZED|JWT|WEB_TOKEN|(INVALID|EXPIRED)_(TOKEN|SIGNATURE|SESSION)|^401$/,
  ],
  // Of a document or a part of the schema it says nothing about records.
  [
    'notFound',
    /^(?!.*(PERSISTED|OPERATION|QUERY|DOCUMENT_ID|FIELD|TYPE|ROUTE|METHOD|DIRECTIVE)_).*(NOT_?FOUND|DOES_NOT_EXIST|NO_SUCH_)|^404$|^P2025$/,
  ],
];

/** The first access problem among the codes, or null. */
export function accessProblemOf(codes: readonly string[]): AccessProblem | null {
  for (const code of codes.map(normalized)) {
    const found = PROBLEMS.find(([, pattern]) => pattern.test(code));
    if (found) return found[0];
  }
  return null;
}

/** What messages of errors without a telling code say, in the words that servers and their libraries use. */
const SAID: ReadonlyArray<readonly [AccessProblem, RegExp]> = [
  [
    'unauthenticated',
    /\b(un|not )authenticated|\b(not|be|please) (logged|signed|log|sign)[ -]in\b|(authentication|log ?in) (is )?(required|credentials)|(jwt|session|token) (has |is )?(expired|invalid)|invalid ((session|access|auth\w*) token|jwt|session)|unauthori[sz]ed/i,
  ],
  [
    'forbidden',
    /(permission|access) (is )?denied|forbidden|not (authori[sz]ed|permitted)|(are|is) not allowed to|insufficient p|not have (\w+ ){0,2}p(ermission|rivilege)/i,
  ],
];

/** What messages say of a record that is not there, in the words of databases, mappers and frameworks. */
const NOT_FOUND =
  /\b(not|n't) (be )?(found|exist)|\bno longer exists?\b|\b(could not|couldn't|cannot|can't|unable to) (find|resolve to an?)\b|\bno \w+( \w+)? (found|exists?)\b|\bno (query )?(rows?|results?|records?|entity|entities|documents?|objects?)\b|sequence contains no elements|expected at least one result but got none/i;

/** What messages say of a part of the schema or of the server that is not there, which is a failure. */
const PART_NOT_FOUND =
  /\b(column|relation|function|procedure|table|schema|database|operator|module|method|host|directive|fragment|variable|argument|type|field|property|resolver|endpoint|extension|persisted ?query)s? ["'`[]?[a-z_$@][\w.$]*["'`\]]?(\([^)]*\))?,? (\w+ ){0,2}(not|doesn't|n't)\b|persisted ?query ?not ?found|\b(find|resolve) (module|function|method|type|field|column|table)\b/i;

/** Codes of documents that a backend does not accept. */
const NOT_ACCEPTED = /VALIDATION_(FAILED|ERROR)|PARSE_FAILED|SYNTAX/;

/** An error with its code in the place where the transport puts it. */
interface CodedError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/**
 * The access problem of a query that failed: by the errors' codes, else by their messages, since many servers give no
 * code at all, that of a failure, or a number of their own.
 *
 * @returns the first one found, or null
 */
export function accessProblemIn(errors: readonly CodedError[]): AccessProblem | null {
  const verdicts = errors.map(accessVerdict);
  const coded = verdicts.find(({ source }) => source === 'code');
  const said = verdicts.find(({ source }) => source === 'message');
  return (coded ?? said)?.accessProblem ?? null;
}

/** An error with its verdict. A verdict that the error itself brings along is dropped. */
export function judged(error: GraphQLErrorEntry): JudgedError {
  const { message, extensions: { verdict: former, ...extensions } = {} } = error;
  const plain = plainMessage(message);
  const verdict: Verdict = {
    ...accessVerdict(error),
    ...(NOT_IN_SCHEMA.test(message) && { isOutdated: true }),
    ...(plain !== message && { plainMessage: plain }),
  };
  const isNothing = Object.keys(verdict).length === 0;
  if (isNothing && former === undefined) return error as JudgedError;
  return { ...error, extensions: { ...extensions, ...(!isNothing && { verdict }) } } as JudgedError;
}

/** What validators say of a part of a document that the schema does not have, or has no more. */
const NOT_IN_SCHEMA =
  /\bcannot query field\b|\bunknown (type|argument|field|fragment|enum value)\b|\b(field|argument|type|enum value|value) ["'`][\w.]+["'`][^.]{0,40} (is undefined|is not defined|(does not|doesn't) exist|(was )?not found)\b|\bis not defined (by|in|on) (type|input|field|the)\b|\bno such (field|type|argument)\b|\b(doesn't|does not) (accept argument|have (a|an) (field|argument))\b/i;

function accessVerdict(error: CodedError): Pick<Verdict, 'accessProblem' | 'source'> {
  const code = codeIn(error);
  const coded = accessProblemOf([...(code === null ? [] : [code]), ...statusIn(error)]);
  if (coded) return { accessProblem: coded, source: 'code' };
  const saysNothing = code === null || isFailure(code) || /^\d+$/.test(code);
  const said = saysNothing ? SAID.find(([, pattern]) => pattern.test(error.message)) : undefined;
  const accessProblem = said?.[0] ?? (saysNotFound(error.message, code) ? 'notFound' : null);
  return accessProblem === null ? {} : { accessProblem, source: 'message' };
}

/** Whether an error says that a record is not there. Many servers give the code of wrong input for it. */
function saysNotFound(message: string, code: string | null): boolean {
  if (code !== null && NOT_ACCEPTED.test(normalized(code))) return false;
  return NOT_FOUND.test(message) && !PART_NOT_FOUND.test(message);
}

/** Where frameworks put the HTTP status of an exception of their own: below the code of a failure. */
const STATUS_HOLDERS = ['http', 'response', 'originalError', 'exception'];

/** The HTTP statuses among an error's extensions that say whether somebody may see something. */
function statusIn({ extensions = {} }: CodedError): string[] {
  const holders = [extensions, ...STATUS_HOLDERS.map((name) => Object(extensions[name]) as object)];
  return holders
    .flatMap((holder) => {
      const { status, statusCode } = holder as { status?: unknown; statusCode?: unknown };
      return [status, statusCode];
    })
    .flatMap((status) => ([401, 403, 404].includes(Number(status)) ? [String(status)] : []));
}

function codeIn({ extensions }: CodedError): string | null {
  return typeof extensions?.code === 'string' ? extensions.code : null;
}

/** Codes of server failures, as opposed to decisions. */
const FAILURE =
  /INTERNAL|UNEXPECTED|UNKNOWN_ERROR|TIMEOUT|TIMED_OUT|UNAVAILABLE|UPSTREAM|DOWNSTREAM|BAD_GATEWAY|^5\d\d$/;

/** Whether a code means that the server failed; a mutation may have been executed before that. */
export function isFailure(code: string | null): boolean {
  return code !== null && FAILURE.test(normalized(code));
}

/** `permissionDenied` and `permission-denied` are `PERMISSION_DENIED`. */
function normalized(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toUpperCase();
}

/**
 * The code of an error as the server sent it: usually `extensions.code`; some servers put it
 * elsewhere or call it type or classification.
 *
 * @returns null when it has none
 */
export function codeOf(error: Readonly<Record<string, unknown>>): string | null {
  const extensions = Object(error.extensions) as Record<string, unknown>;
  const exception = Object(extensions.exception) as Record<string, unknown>;
  const candidates = [
    extensions.code,
    exception.code,
    extensions.classification,
    extensions.type,
    error.code,
    error.type,
  ];
  const code = candidates.find((candidate) => ['string', 'number'].includes(typeof candidate));
  return code === undefined ? null : String(code);
}
