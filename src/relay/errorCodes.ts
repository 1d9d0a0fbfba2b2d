/** The access problem that an error's code means. */
export type AccessProblem = 'unauthenticated' | 'forbidden' | 'notFound';

/**
 * Patterns for normalised codes. There is no standard list, so codes are matched by their words.
 */
const PROBLEMS: ReadonlyArray<readonly [AccessProblem, RegExp]> = [
  ['forbidden', /FORBIDDEN|DENIED|PERMISSION|NOT_AUTHORIZED|INSUFFICIENT_PRIVILEGE|^403$|^42501$/],
  [
    'unauthenticated',
    /AUTHENTICAT|UNAUTHORIZED|JWT|WEB_TOKEN|(INVALID|EXPIRED)_(TOKEN|SIGNATURE|SESSION)|^401$/,
  ],
  ['notFound', /NOT_FOUND|^404$/],
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
    /(permission|access) (is )?denied|forbidden|not (authori[sz]ed|permitted)|insufficient p|not have (\w+ ){0,2}p(ermission|rivilege)/i,
  ],
];

/** An error with its code in the place where the transport puts it. */
interface CodedError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown };
}

/**
 * The access problem of a query that failed: by the errors' codes, else by their messages, since many servers give no
 * code at all, that of a failure, or a number of their own.
 *
 * @returns the first one found, or null
 */
export function accessProblemIn(errors: readonly CodedError[]): AccessProblem | null {
  const known = accessProblemOf(errors.flatMap((error) => codeIn(error) ?? []));
  if (known) return known;
  for (const error of errors) {
    const code = codeIn(error);
    if (code !== null && !isFailure(code) && !/^\d+$/.test(code)) continue;
    const found = SAID.find(([, pattern]) => pattern.test(error.message));
    if (found) return found[0];
  }
  return null;
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
