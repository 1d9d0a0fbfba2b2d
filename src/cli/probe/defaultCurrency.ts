import type { FieldNode, GraphQLSchema } from 'graphql';
import { isCurrencyCode } from '../../model/fields/currencyCode.ts';
import {
  defaultCurrencySources,
  type DefaultCurrencySource,
} from '../../model/fields/defaultCurrency.ts';
import type { Model } from '../../model/types/model.ts';
import { field } from '../../scaffold/graphql/nodes.ts';
import type { ProbeResponse, Question } from './question.ts';

/** Of several places that name a currency, the first few are asked. */
const MOST_SOURCES = 3;

/**
 * Asks which currency new amounts are in, where records have amounts with a currency beside them; null where nothing
 * could say it.
 */
export function askDefaultCurrency({ resources }: Model, schema: GraphQLSchema): Question | null {
  const hasAmounts = resources.some(({ fields }) => fields.some(({ money }) => money?.currency));
  const sources = hasAmounts ? defaultCurrencySources(schema).slice(0, MOST_SOURCES) : [];
  if (sources.length === 0) return null;
  const aliased = sources.map((source, index) => [`currency${index}`, source] as const);
  return {
    fields: Object.fromEntries(aliased.map(([alias, source]) => [alias, fieldOf(source)])),
    read: ({ data }: ProbeResponse) => {
      const found = aliased
        .map(([alias, [, ...path]]) => path.reduce<unknown>(partOf, data?.[alias]))
        .find(isCurrencyCode);
      return { observed: found === undefined ? {} : { defaultCurrency: found } };
    },
  };
}

function fieldOf([root, ...path]: DefaultCurrencySource): FieldNode {
  const inner = path.reduceRight<FieldNode | null>(
    (below, name) => field(name, { selections: below ? [below] : undefined }),
    null,
  );
  return field(root, { selections: inner ? [inner] : undefined });
}

function partOf(value: unknown, name: string): unknown {
  return (Object(value) as Readonly<Record<string, unknown>>)[name];
}
