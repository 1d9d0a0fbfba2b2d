import pluralize from 'pluralize';

/** Words with the same singular and plural in a back office, beyond those that the library has. */
const INVARIANT = new Set(
  (
    'access accommodation advice aids analytics apparatus baggage barracks cash chassis cms clothing corps crossroads data dns ' +
    'economics electronics evidence feedback freight furniture glasses goods gps headquarters hardware homework ' +
    'info information jewelry jewellery knowledge kudos logistics luggage mathematics media merchandise ' +
    'metadata money news os pants personnel physics pos premises proceeds progress research saas scissors series settings ' +
    'sepa sms software species staff stationery statistics sunglasses ' +
    'tls traffic trousers weather'
  ).split(' '),
);

/** Singular → plural where the library has another plural, or does not find back. */
const IRREGULAR = new Map([
  ['abdomen', 'abdomens'],
  ['atlas', 'atlases'],
  ['axis', 'axes'],
  ['basis', 'bases'],
  ['bias', 'biases'],
  ['canvas', 'canvases'],
  ['epoch', 'epochs'],
  ['gas', 'gases'],
  ['iris', 'irises'],
  ['leave', 'leaves'],
  ['lens', 'lenses'],
  ['omen', 'omens'],
  ['plus', 'pluses'],
  ['regimen', 'regimens'],
  ['schema', 'schemas'],
  ['specimen', 'specimens'],
  ['stamen', 'stamens'],
  ['stomach', 'stomachs'],
  ['surplus', 'surpluses'],
  ['virus', 'viruses'],
]);
const SINGULARS = new Map([...IRREGULAR].map(([one, many]) => [many, one]));

// The same few thousand words are asked for again and again while a schema is read.
const singulars = new Map<string, string>();

/** The singular of a word, or of a text's last word: `order lines` → `order line`, `news` → `news`. */
export function singular(text: string): string {
  const known = singulars.get(text);
  if (known !== undefined) return known;
  const found = ofLastWord(text, (word) => SINGULARS.get(word) ?? one(word), pluralize.singular);
  singulars.set(text, found);
  return found;
}

function one(word: string): string | undefined {
  return INVARIANT.has(word) || IRREGULAR.has(word) ? word : undefined;
}

/** The plural of a word, or of a text's last word. What is a plural stays as it is. */
export function plural(text: string): string {
  const many = (word: string) =>
    IRREGULAR.get(word) ?? (INVARIANT.has(word) || SINGULARS.has(word) ? word : undefined);
  return ofLastWord(text, many, pluralize.plural);
}

/** Whether a word, or a name's last word, is in the plural. */
export function isPlural(text: string): boolean {
  return plural(text) === text;
}

/** By our own rule where we have one for the last word, else by the library's. */
function ofLastWord(
  text: string,
  own: (word: string) => string | undefined,
  byLibrary: (text: string) => string,
): string {
  const [last] = /[A-Z]?[a-z]+$/.exec(text) ?? [''];
  const found = own(last.toLowerCase());
  if (found === undefined) return byLibrary(text);
  const isCapital = /^[A-Z]/.test(last);
  return (
    text.slice(0, text.length - last.length) +
    (isCapital ? found.charAt(0).toUpperCase() + found.slice(1) : found)
  );
}
