/** A value in a JSON text, and where it stands there: what is edited is cut out, and all else stays as it was written. */
export interface JsonNode {
  readonly kind: 'object' | 'array' | 'text' | 'number' | 'word';
  readonly start: number;
  readonly end: number;
  readonly parts: readonly JsonPart[];
}

export interface JsonPart {
  /** The name in an object, the index in an array. */
  readonly name: string | number;
  /** Where its name begins, or itself where it has none. */
  readonly start: number;
  readonly node: JsonNode;
}

/** What can be wanted where something else stands; all else is a sign, given as it is. */
export type Wanted = 'value' | 'name' | 'end' | ':' | ',' | ']' | '}' | '"';

/** Where a text stops being JSON, and what would have to stand there; or a name that is there twice. */
export class JsonFault extends Error {
  readonly at: number;
  readonly wanted: readonly Wanted[];
  readonly twice: string | null;

  constructor(at: number, wanted: readonly Wanted[], twice: string | null = null) {
    super();
    this.at = at;
    this.wanted = wanted;
    this.twice = twice;
  }
}

const SPACE = /[ \t\n\r]*/y;
/**
 * A text up to its closing quote, which is matched apart: no control characters, and escapes where JSON requires them.
 */
const TEXT = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/** Reads JSON with the places of its values. @throws {JsonFault} */
export function readJson(source: string): JsonNode {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const isThere = pattern.test(source);
    if (isThere) at = pattern.lastIndex;
    return isThere;
  };
  const takeSign = (...signs: readonly Wanted[]): string => {
    take(SPACE);
    const sign = source.charAt(at) as Wanted;
    if (!signs.includes(sign)) throw new JsonFault(at, signs);
    at += 1;
    return sign;
  };
  const takeText = (): boolean => take(TEXT) && takeEnd();
  const takeEnd = (): boolean => {
    if (source.charAt(at) !== '"') throw new JsonFault(at, ['"']);
    at += 1;
    return true;
  };
  const isNext = (sign: string): boolean => {
    take(SPACE);
    return source.charAt(at) === sign;
  };
  const readName = (known: Set<string>): string => {
    take(SPACE);
    const start = at;
    if (!takeText()) throw new JsonFault(at, ['name']);
    const name = JSON.parse(source.slice(start, at)) as string;
    if (known.has(name)) throw new JsonFault(start, [], name);
    known.add(name);
    takeSign(':');
    return name;
  };
  const readParts = (close: ']' | '}', nameAt: (index: number) => string | number): JsonPart[] => {
    const parts: JsonPart[] = [];
    at += 1;
    if (isNext(close)) {
      at += 1;
      return parts;
    }
    do {
      take(SPACE);
      parts.push({ start: at, name: nameAt(parts.length), node: readValue() });
    } while (takeSign(',', close) === ',');
    return parts;
  };
  const readValue = (): JsonNode => {
    take(SPACE);
    const start = at;
    const found = (kind: JsonNode['kind'], parts: readonly JsonPart[] = []): JsonNode => {
      return { kind, start, end: at, parts };
    };
    if (isNext('['))
      return found(
        'array',
        readParts(']', (index) => index),
      );
    const known = new Set<string>();
    if (isNext('{'))
      return found(
        'object',
        readParts('}', () => readName(known)),
      );
    if (takeText()) return found('text');
    if (take(NUMBER)) return found('number');
    if (take(WORD)) return found('word');
    throw new JsonFault(at, ['value']);
  };
  const root = readValue();
  take(SPACE);
  if (at < source.length) throw new JsonFault(at, ['end']);
  return root;
}
