import { accessProblemOf, judged } from './errorCodes.ts';
import type { JudgedError } from './errors.ts';
import { isJsonObject } from './jsonObject.ts';
import { OF_ROW, REFUSAL } from './refusalMark.ts';

/**
 * What the type of a refusal is asked for as, which is the member of a union that says why there is no value: of a
 * whole response, and of each item of a list. The scaffold writes these names (`src/scaffold/graphql/conditions.ts`).
 */
const REFUSED = 'refusedAs';
const REFUSED_ITEM = 'refusedItemAs';

/** Whether a body may have what says why there is no value. Most have none, and need not be looked through. */
export function mayRefuse(text: string): boolean {
  return text.includes(`"${REFUSED}"`) || text.includes(`"${REFUSED_ITEM}"`);
}

/**
 * Makes errors of the objects that say why there is no value, and null of the values: so lists, counts, exports and all
 * else take them for what they are, as where the field itself fails.
 *
 * @param data is changed
 */
export function takeRefusals(data: Record<string, unknown>): JudgedError[] {
  const refused: JudgedError[] = [];
  collect(data, [], refused);
  return refused;
}

type Path = ReadonlyArray<string | number>;

function collect(
  around: Record<string, unknown> | unknown[],
  path: Path,
  refused: JudgedError[],
): void {
  const entries: Array<[string | number, unknown]> = Array.isArray(around)
    ? [...around.entries()]
    : Object.entries(around);
  for (const [key, value] of entries) {
    const error = isJsonObject(value) ? errorOf(value, [...path, key]) : null;
    if (error) {
      refused.push(error);
      (around as Record<string | number, unknown>)[key] = null;
    } else if (isJsonObject(value) || Array.isArray(value)) {
      collect(value, [...path, key], refused);
    }
  }
}

/** The error for an object that stands for one; null for any other, whatever its fields are called. */
function errorOf(value: Record<string, unknown>, path: Path): JudgedError | null {
  const { __typename: type, refusedMessage, refusedMessageOrNull, refusedCode } = value;
  const isOfItem = value[REFUSED_ITEM] !== undefined;
  if (typeof type !== 'string' || (value[REFUSED] ?? value[REFUSED_ITEM]) !== type) return null;
  const said = refusedMessage ?? refusedMessageOrNull;
  // The type may say of what kind it is where the code does not: `PetNotFound` with the code `E17`.
  const codes = typeof refusedCode === 'string' ? [refusedCode, type] : [type];
  const telling = codes.find((code) => accessProblemOf([code]) !== null);
  const message = typeof said === 'string' && said.trim() !== '' ? said : null;
  return judged({
    message: message ?? inWords(type),
    path,
    extensions: {
      code: telling ?? codes[0],
      [REFUSAL]: message === null ? 'type' : 'message',
      ...(isOfItem && { [OF_ROW]: true }),
    },
  });
}

/** `PetNotFoundError` → `Pet not found error` */
function inWords(type: string): string {
  const words = type
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
