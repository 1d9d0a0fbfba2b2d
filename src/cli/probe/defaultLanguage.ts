import type { FieldNode, GraphQLSchema } from 'graphql';
import {
  defaultLanguageSources,
  isLanguageTag,
  type DefaultLanguageSource,
} from '../../model/fields/defaultLanguage.ts';
import { givesTranslations } from '../../model/fields/translations.ts';
import { outputFields } from '../../model/shapes/typeShapes.ts';
import type { Model } from '../../model/types/model.ts';
import { field } from '../../scaffold/graphql/nodes.ts';
import type { ProbeResponse, Question } from './question.ts';

/** Of several places that name a language, the first few are asked. */
const MOST_SOURCES = 3;

/** Asks which language texts are in first, where records have translations; null where nothing could say it. */
export function askDefaultLanguage({ resources }: Model, schema: GraphQLSchema): Question | null {
  const hasTranslations = resources.some(({ type }) => {
    const own = schema.getType(type);
    return own !== undefined && outputFields(own).some(givesTranslations);
  });
  const sources = hasTranslations ? defaultLanguageSources(schema).slice(0, MOST_SOURCES) : [];
  if (sources.length === 0) return null;
  const aliased = sources.map((source, index) => [`language${index}`, source] as const);
  return {
    fields: Object.fromEntries(aliased.map(([alias, source]) => [alias, fieldOf(source)])),
    read: ({ data }: ProbeResponse) => {
      const found = aliased
        .map(([alias, source]) => languageIn(data?.[alias], source))
        .find((language) => language !== null);
      return { observed: found == null ? {} : { defaultLanguage: found } };
    },
  };
}

function fieldOf({ root, path, row }: DefaultLanguageSource): FieldNode {
  const asked = row ? [field(row.code), field(row.isDefault)] : undefined;
  return [root, ...path].reduceRight<FieldNode | null>(
    (inner, name) => field(name, { selections: inner ? [inner] : asked }),
    null,
  ) as FieldNode;
}

function languageIn(response: unknown, { path, row }: DefaultLanguageSource): string | null {
  // A list on the way, such as that of edges, is gone through as a whole.
  const values = path.reduce<unknown[]>(
    (all, name) => all.flatMap((value) => listed(partOf(value, name))),
    listed(response),
  );
  const codes = row
    ? values
        .filter((value) => partOf(value, row.isDefault) === true)
        .map((value) => partOf(value, row.code))
    : values;
  return codes.find(isLanguageTag) ?? null;
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function partOf(value: unknown, name: string): unknown {
  return (Object(value) as Readonly<Record<string, unknown>>)[name];
}
