import { isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { outputFields, singleComposite } from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { singularWords, splitWords, typeWords } from '../wording/words.ts';
import { hasOwnKey } from './identity.ts';
import { deletes, isCrudVerb, isVerb } from './mutation/name.ts';
import { findRows } from './rows.ts';

/** What is called so sends something to somebody. */
const SENDS = new Set(['send', 'resend']);
const FORGETS = new Set(['forgot', 'forget', 'forgotten']);
/** Words of changing that may as well say what a thing is like: `newOrder`, `changeRequest`, `setPoint`. */
const UNCERTAIN = new Set('new nuevo nueva make place set put change alter'.split(' '));

/**
 * Whether a field of Query is called as what changes something: `deleteOrder(id: ID!)`, `forgotPassword(email: String!)`.
 * Queries are asked whenever a page is opened, and before that, so that no screen may ask these.
 */
export function saysChange(field: OutputField, schema: GraphQLSchema): boolean {
  const words = splitWords(field.name);
  const [first = ''] = words;
  // `updateCampaigns { edges { … } }` are campaigns of updates.
  if (words.length < 2 || findRows(field.type) !== null) return false;
  if (SENDS.has(first)) return !isNamedAsItsType(field, words);
  if (FORGETS.has(first)) return true;
  // Some servers offer each mutation as a query, too.
  if (field.args.length > 0 && isVerb(first) && isMutation(field.name, schema)) return true;
  // `orderUpdate` may as well be an update that is read, `addOn: AddOn` a thing.
  return (
    field.args.length > 0 &&
    isCrudVerb(first) &&
    !UNCERTAIN.has(first) &&
    (deletes(words) || !isNamedAsItsType(field, words)) &&
    isEntity(words.slice(1), schema)
  );
}

function isMutation(name: string, schema: GraphQLSchema): boolean {
  return schema.getMutationType()?.getFields()[name] !== undefined;
}

/** `sendOptions: SendOptions` is a thing. */
function isNamedAsItsType(field: OutputField, words: readonly string[]): boolean {
  const type = singleComposite(field);
  return type !== null && typeWords(type.name).join() === words.join();
}

function isEntity(noun: readonly string[], schema: GraphQLSchema): boolean {
  const name = singularWords(noun).join('');
  return Object.values(schema.getTypeMap()).some(
    (type) =>
      isObjectType(type) &&
      hasOwnKey(type) &&
      outputFields(type).length > 1 &&
      singularWords(typeWords(type.name)).join('') === name,
  );
}
