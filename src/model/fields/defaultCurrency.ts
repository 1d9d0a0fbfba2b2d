import { getNamedType, isObjectType, type GraphQLSchema } from 'graphql';
import { isList, needsNoArguments, outputFields } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';
import { currencyPath } from './moneyWords.ts';

/** Where a backend says which currency new amounts are in: from Query to the code. */
export type DefaultCurrencySource = readonly [root: string, ...path: string[]];

const DEFAULT_WORDS = new Set(['default', 'main', 'primary', 'base']);
/** What has one currency, which is that of all its amounts. */
const SHOP_WORDS = new Set(['shop', 'store', 'channel', 'site', 'settings']);

/**
 * The fields of Query that say by themselves which currency new amounts are in, the clearest first:
 * `activeChannel { defaultCurrencyCode }`, `shop { currencyCode }`.
 */
export function defaultCurrencySources(schema: GraphQLSchema): DefaultCurrencySource[] {
  const query = schema.getQueryType();
  if (!query) return [];
  const found = outputFields(query)
    .filter((root) => needsNoArguments(root) && !isList(root.type))
    .flatMap((root) => {
      const type = getNamedType(root.type);
      const isShop = splitWords(root.name).some((word) => SHOP_WORDS.has(word));
      return (isObjectType(type) ? outputFields(type) : []).flatMap((field) => {
        const [first = ''] = splitWords(field.name);
        const isDefault = DEFAULT_WORDS.has(first);
        const path = isDefault || (isShop && first === 'currency') ? currencyPath(field) : null;
        if (path === null || isList(field.type) || !needsNoArguments(field)) return [];
        const source: DefaultCurrencySource = [root.name, ...path];
        return [{ isDefault, source }];
      });
    });
  return found
    .sort((one, other) => Number(other.isDefault) - Number(one.isDefault))
    .map(({ source }) => source);
}
