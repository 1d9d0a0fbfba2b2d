import { getNamedType, isEnumType, isLeafType } from 'graphql';
import type { GraphQLNamedType } from 'graphql';
import type { Path } from '../types/variables.ts';
import { leafKind, NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import { isPlainLeaf, singleObject, valueFields } from '../shapes/typeShapes.ts';
import type { ValueField } from '../shapes/typeShapes.ts';
import { sameName, splitWords } from '../wording/words.ts';

const UNITS = 'unit units amount value';

/** Words after `minor` that leave it the unit of an amount; `minorVersion` is none. */
const AFTER_MINOR = new Set(UNITS.split(' '));

/** Whether the words of a name say that an amount counts hundredths: `priceInCents`, `amount_minor`. */
export function saysMinorByName(words: readonly string[]): boolean {
  if (words.some((word) => word === 'cents' || word === 'pence')) return true;
  const at = words.indexOf('minor');
  return (
    at !== -1 && words.length > 1 && words.slice(at + 1).every((word) => AFTER_MINOR.has(word))
  );
}

/** `price in cents` as `price`; null where a name does not end with what it counts. */
export function withoutUnit(words: readonly string[]): readonly string[] | null {
  const [, whole = ''] =
    /^(.+?)(?: in)? (?:cents|pence|minor(?: (?:units?|amount|value))?)$/.exec(words.join(' ')) ??
    [];
  return whole === '' ? null : whole.split(' ');
}

/** Whether a description says that an amount is in the smallest unit of its currency. */
export function saysMinor(description: string | null | undefined): boolean {
  return SAYS_MINOR.test(description ?? '');
}

const SAYS_MINOR = new RegExp(
  [
    '\\b(cents|pence|pennies|minor (currency )?units?)\\b',
    "\\b(smallest|lowest|minor) ((currency|monetary|currency'?s) )?(unit|denomination)\\b",
    '\\bdivided? (it )?by 100\\b',
  ].join('|'),
  'i',
);

/** Whether a description says so of the very number that it describes: `The price, in cents.` */
export function saysInMinor(description: string | null | undefined): boolean {
  return IN_MINOR.test(description ?? '');
}

const IN_MINOR = new RegExp(
  [
    '\\b(in|as|of) ((euro|us|whole|integer) )?(cents|pence|pennies|minor (currency )?units?)\\b',
    "\\b(in|as|of) (the |its )?(currency'?s )?(smallest|lowest|minor) ((currency|monetary) )?(unit|denomination)\\b",
    '\\bdivided? (it )?by 100\\b',
  ].join('|'),
  'i',
);

/** A description without what an amount counts, for one who types whole units: `List price, in cents.` */
export function withoutMinor(description: string | null | undefined): string | null {
  return (
    description?.replaceAll(
      /,? *\(?\b(in|as) (euro )?(cents|minor units?|(the )?(smallest|lowest) (currency )?(unit|denomination))\b\)?/gi,
      '',
    ) ?? null
  );
}

/** Whether a type is called as amounts of money are, with words before: `Money`, `ProductPrice`. */
export function namedMoney({ name }: Pick<GraphQLNamedType, 'name'>): boolean {
  return /^(money|price|monetaryamount|currencyamount|moneyamount|bigmoney|positivedecimalmoney)$/i.test(
    name,
  );
}

/** Whether a scalar is called after the hundredths that it counts: `Cents`, `SignedUsdCents`. */
export function namesCents({ name }: Pick<GraphQLNamedType, 'name'>): boolean {
  return /^(cents|pence)$/.test(splitWords(name).at(-1) ?? '');
}

/** The currency that such a scalar is of, `USD` of `UsdCents`; null where its name has none. */
export function currencyOfCents(type: Pick<GraphQLNamedType, 'name'>): string | null {
  const code = splitWords(type.name).at(-2)?.toUpperCase() ?? '';
  return namesCents(type) && CURRENCIES.has(code) ? code : null;
}

/** Whether an object type is called as amounts of money are, whatever is before or after it: `MoneyV2`, `ProductPrice`. */
export function namesMoneyObject(type: GraphQLNamedType): boolean {
  return splitWords(type.name).some((word) => MONEY_TYPES.has(word.replace(/\d+$/, '')));
}

const MONEY_TYPES = new Set('money monetary price cost currency'.split(' '));

/** A number, also an exact one that travels as a text. */
export function isNumeric(field: ValueField): boolean {
  const type = getNamedType(field.type);
  return (
    isPlainLeaf(field) &&
    (NUMBER_KINDS.includes(leafKind(type)) || namedMoney(type) || type.name === 'String')
  );
}

/** A field that names a currency by its code, or an object of it that does: `currency { code }`. */
export function currencyPath(field: ValueField): Path | null {
  const words = splitWords(field.name);
  if (!words.includes('currency')) return null;
  if (isPlainLeaf(field) && isLeafType(getNamedType(field.type))) return [field.name];
  const inner = singleObject(field);
  const code = inner && valueFields(inner).find((part) => isPlainLeaf(part) && isCode(part.name));
  return code ? [field.name, code.name] : null;
}

function isCode(name: string): boolean {
  return ['code', 'isocode', 'iso', 'currencycode', 'alphacode'].includes(sameName(name));
}

/** `unit`, `code` or `iso` beside an amount, where its type is one of currencies or their object is called money. */
export function currencyByUnit(fields: readonly ValueField[], isMoney: boolean): Path | null {
  const unit = fields.find(
    ({ name }) => sameName(name) === 'unit' || sameName(name) === 'units' || isCode(name),
  );
  if (!unit || !isPlainLeaf(unit)) return null;
  const type = getNamedType(unit.type);
  const isOfCurrencies =
    /currency/i.test(type.name) ||
    isCurrencyEnum(type) ||
    /\b(ISO.?4217|currency)\b/i.test(unit.description ?? '');
  return isOfCurrencies || (isMoney && type.name === 'String') ? [unit.name] : null;
}

/** Whether all values of an enum are codes of currencies. */
function isCurrencyEnum(type: GraphQLNamedType): boolean {
  return isEnumType(type) && type.getValues().every(({ name }) => CURRENCIES.has(name));
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** The field that names the currency, one of the same prefix first (`presentmentAmount`, `presentmentCurrency`). */
export function currencyBeside(
  fields: readonly ValueField[],
  words: readonly string[],
): Path | null {
  const currencies = fields.flatMap((field) => {
    const path = currencyPath(field);
    const isCodeField =
      path !== null &&
      (path.length > 1 ||
        ['currency', 'code', 'iso'].includes(splitWords(field.name).pop() ?? '')) &&
      leafKind(getNamedType(field.type)) !== 'float';
    return isCodeField ? [path] : [];
  });
  const sharesPrefix = currencies.find(([name]) => splitWords(name ?? '')[0] === words[0]);
  const plain = currencies.find(([name]) => /^currency/i.test(name ?? ''));
  return sharesPrefix ?? plain ?? currencies[0] ?? null;
}
