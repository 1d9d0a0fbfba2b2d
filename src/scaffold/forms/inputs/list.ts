import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputType,
} from 'graphql';
import { text } from '../../code/docs.ts';
import { namesLanguage } from '../../../model/fields/translations.ts';
import { fieldLabel } from '../../../model/wording/labels.ts';
import { singular } from '../../../model/wording/plurals.ts';
import type { ChooseKind, InputField, InputKind, InputPlan } from '../inputPlan.ts';
import { itemLimits } from '../limits.ts';
import { TEXT } from './scalars.ts';

/** Several values, one below the other: `list({ item: text({ … }) })`. */
export const listKind: ChooseKind = (input, context) => {
  const type = getNullableType(input.type);
  if (!isListType(type) || isListType(getNullableType(type.ofType))) return null;
  const { field, isSecret, kindOfValue, planner } = context;
  const value: InputField = { ...input, type: type.ofType as GraphQLInputType, description: null };
  const found = kindOfValue(value, { ...context, relation: null });
  if (!found) return null;
  const kind = ofNewItems(found);
  const item: InputPlan = {
    name: input.name,
    label: singular(field?.label ?? fieldLabel(input.name)),
    help: undefined,
    required: false,
    hasDefault: false,
    // In a list each is short.
    kind: isLongText(kind) ? TEXT : kind,
    isSecret,
    limits: itemLimits(input),
    field: null,
    relation: null,
  };
  const language = languageOf(kind);
  if (!language)
    return {
      make: 'list',
      from: 'src/ui/form/inputs/list.tsx',
      limits: ['minItems', 'maxItems'],
      saysSecret: true,
      item,
    };
  return {
    make: 'translations',
    from: 'src/ui/form/inputs/translations.tsx',
    options: [
      `language: ${text(language)}`,
      ...firstLanguage(type, language, planner.model.defaultLanguage),
    ],
    item,
  };
};

/** An item that is added has nothing yet that the backend would keep: what its input does not insist on may stay empty. */
function ofNewItems(kind: InputKind): InputKind {
  if (!kind.object) return kind;
  const inputs = kind.object.inputs.map((input) => ({
    ...input,
    hasDefault: false,
    kind: ofNewItems(input.kind),
  }));
  return { ...kind, object: { ...kind.object, inputs } };
}

/** The language that the schema has as the default, or else the backend; none where neither has one. */
function firstLanguage(
  type: GraphQLInputType,
  language: string,
  observed: string | null,
): string[] {
  const translation = getNamedType(type);
  const input = isInputObjectType(translation) ? translation.getFields()[language] : undefined;
  const codes = input && getNamedType(input.type);
  const isOffered = (code: string) => !isEnumType(codes) || codes.getValue(code) !== undefined;
  const code = [input?.defaultValue, observed].find(
    (one) => typeof one === 'string' && isOffered(one),
  );
  return typeof code === 'string' ? [`first: ${text(code)}`] : [];
}

function isLongText({ make }: InputKind): boolean {
  return ['longText', 'markdown', 'html'].includes(make);
}

/** The input for the language of the texts beside it; null if there is none, or several. */
function languageOf({ make, object }: InputKind): string | null {
  if (make !== 'group' || !object) return null;
  const { inputs } = object;
  const languages = inputs.filter(
    ({ name, kind: { make } }) => namesLanguage(name) && (make === 'language' || make === 'text'),
  );
  const texts = inputs.filter(
    (input) => (!languages.includes(input) && input.kind.make === 'text') || isLongText(input.kind),
  );
  const hasTexts = texts.some(({ name }) => name !== 'id');
  return languages.length === 1 && hasTexts ? languages[0].name : null;
}
