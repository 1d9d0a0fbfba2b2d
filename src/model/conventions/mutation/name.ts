import { singular } from '../../wording/plurals.ts';

export type Verb = 'create' | 'update' | 'delete' | 'upsert';

/** One way to read the words of a mutation's name. */
export interface VerbReading {
  verb: Verb;
  /** False for verbs that often mean something else: `add`, `register`, `remove`, `set`. */
  strong: boolean;
  /** The words that name the entity; empty where a namespace names it. */
  noun: string[];
  /** What follows "by": `updateAuthorByEmail` has `email`. */
  by: string[];
  /** The name contains a word for several records: `many`, `bulk`. */
  bulk: boolean;
  /** Its verb is among the words of the noun, which only the whole name of a type proves: `billingCreateInvoice`. */
  parted?: true;
  /** Without a word at the end that may only mean "one of these", or may name a part: `orderItem` read as an order. */
  shortened?: true;
}

const VERBS = new Map<string, { verb: Verb; strong: boolean }>([
  ...entries('create', true, 'create insert new crear nuevo nueva criar creer creare erstellen'),
  ...entries('create', false, 'add register make place agregar anadir cadastrar ajouter anlegen'),
  ...entries('update', true, 'update edit patch actualizar atualizar editar aktualisieren'),
  ...entries('update', false, 'modify change alter amend modificar aggiornare bearbeiten'),
  ...entries('delete', true, 'delete destroy eliminar borrar excluir deletar supprimer loeschen'),
  ...entries(
    'delete',
    false,
    'remove trash erase purge drop discard unregister deregister remover apagar eliminare',
  ),
  ...entries('upsert', true, 'upsert'),
  ...entries('upsert', false, 'save set put'),
]);

const UPSERT_PHRASES = [
  'create or update',
  'update or create',
  'insert or update',
  'add or update',
  'create or replace',
];

/** Words for a mutation of several records at once. */
export const SEVERAL = new Set(['many', 'bulk', 'multiple', 'batch', 'all']);
/** Words after which something else is named than what a mutation works on. */
export const PREPOSITIONS = new Set(
  'to from on for in of as with by and into after before'.split(' '),
);
const QUANTIFIERS = new Set([...SEVERAL, 'one', 'single', 'unique']);
const LEADING_FILLERS = new Set([
  'into',
  'from',
  'a',
  'an',
  'the',
  'partial',
  'partially',
  'and',
  'return',
]);
/** Words after a noun that say in what manner something is done to it. */
const MANNERS = new Set(
  (
    'permanently forever irrevocably immediately now temporarily manually automatically completely fully ' +
    'safely recursively forcibly'
  ).split(' '),
);
/** Words that may precede a verb without changing its meaning. */
const ADVERBS = new Set([...SEVERAL, 'partial', 'partially']);
const TRAILING_FILLERS = new Set([
  'item',
  'record',
  'entry',
  'entity',
  'collection',
  'connection',
  'object',
]);

const ACTION_VERBS = new Set(
  (
    'accept activate adjust append apply approve archive assign attach authorize block calculate cancel capture check clear clone close ' +
    'complete confirm convert copy credit deactivate debit deliver dequeue enqueue decline demote detach disable dismiss duplicate enable ' +
    'evaluate execute expire export fail finalize finish flag follow force fulfill generate grant hide hold import initiate invite join leave link lock ' +
    'mark merge mute move open pause pay pin play prepare preview process notify promote publish purchase reactivate receive rebuild refresh refund ' +
    'regenerate reindex reject release rename render renew reopen reorder replace report request resend reset resolve ' +
    'restore resume retry return reverse revert revoke rotate run schedule send settle share sort split start stop submit ' +
    'subscribe suspend sync terminate toggle transfer transition translate trigger unarchive unassign unblock ' +
    'undo unfollow unhide unlink unlock unmark unpin unpublish unset unsubscribe upload verify void withdraw'
  ).split(' '),
);

const DANGEROUS = new Set(
  (
    'abandon abort anonymise anonymize archive ban block cancel cancellation chargeback clean cleanup clear deactivate decline decommission delete deletion demote deny ' +
    'deregister destroy disable discard dissolve drop eject erase erasure evict expel expire flush forget invalidate kick kill merge ' +
    'overwrite prune purge purger refund reject remove reset retire reverse revert revoke rollback spam stop suspend terminate trash truncate ' +
    'uninstall unpublish unregister void wipe withdraw writeoff ' +
    'anular apagar bloquear borrar cancelar deletar desactivar desativar eliminar excluir rechazar recusar rejeitar remover ' +
    'annuler bloquer desactiver refuser supprimer ablehnen deaktivieren loeschen entfernen sperren stornieren ' +
    'annullare bloccare cancellare disattivare eliminare rifiutare'
  ).split(' '),
);

/**
 * The ways in which the words of a name (see `splitWords`) can be read as create, update, delete or
 * upsert of something, most literal first: the verb comes first (`createOrder`, `insert_orders_one`) or
 * last (`orderCreate`, `orderBulkDelete`).
 */
export function readVerbs(words: readonly string[]): VerbReading[] {
  const by = words.lastIndexOf('by');
  const readings = readBody(words, []);
  if (by > 0 && by < words.length - 1) {
    readings.push(...readBody(words.slice(0, by), words.slice(by + 1)));
  }
  return readings;
}

/** True for a name of replacing a record: `putOrder`, `createOrReplaceOrder`. */
export function isReplacing(words: readonly string[]): boolean {
  return words[0] === 'put' || words.at(-1) === 'put' || words.join(' ').includes('or replace');
}

function readBody(words: readonly string[], by: string[]): VerbReading[] {
  const phrase = words.join(' ');
  for (const upsert of UPSERT_PHRASES) {
    if (phrase.startsWith(upsert))
      return nouns({ verb: 'upsert', strong: true }, words.slice(3), by);
    if (phrase.endsWith(upsert))
      return nouns({ verb: 'upsert', strong: true }, words.slice(0, -3), by);
  }
  // Signing up creates the customer: `customerSignUp`.
  if (phrase.endsWith(' sign up'))
    return nouns({ verb: 'create', strong: false }, words.slice(0, -2), by);
  const start = words.findIndex((word) => !ADVERBS.has(word));
  const first = VERBS.get(words[start] ?? '');
  if (first !== undefined)
    return nouns(first, [...words.slice(0, start), ...words.slice(start + 1)], by);
  let end = words.length;
  while (end > 1 && QUANTIFIERS.has(words[end - 1] ?? '')) end -= 1;
  const last = end > 1 ? VERBS.get(words[end - 1] ?? '') : undefined;
  if (last === undefined) return parted(words, by);
  return nouns(last, [...words.slice(0, end - 1), ...words.slice(end)], by);
}

/** A verb after the name of a part of the API: `billingCreateInvoice` creates a BillingInvoice. */
function parted(words: readonly string[], by: string[]): VerbReading[] {
  const at = words.findIndex((word, index) => index > 0 && VERBS.get(word)?.strong === true);
  const verb = VERBS.get(words[at] ?? '');
  if (verb === undefined || at === words.length - 1 || isVerb(words[0])) return [];
  const noun = [...words.slice(0, at), ...words.slice(at + 1)];
  return [{ ...verb, noun, by, bulk: words.some((word) => SEVERAL.has(word)), parted: true }];
}

/** The noun as written, then without quantifiers, then without words that only mean "one of these". */
function nouns(
  verb: { verb: Verb; strong: boolean },
  words: readonly string[],
  by: string[],
): VerbReading[] {
  const bulk = words.some((word) => SEVERAL.has(word));
  const readings: VerbReading[] = [{ ...verb, noun: [...words], by, bulk }];
  const bare = [...words];
  while (bare.length > 1 && isFiller(bare[0])) bare.shift();
  while (bare.length > 1 && QUANTIFIERS.has(bare[bare.length - 1] ?? '')) bare.pop();
  if (bare.length < words.length) readings.push({ ...verb, noun: [...bare], by, bulk });
  if (bare.length > 1 && isCounting(bare[bare.length - 1] ?? '')) {
    readings.push({ ...verb, noun: bare.slice(0, -1), by, bulk, shortened: true });
  }
  return readings;
}

/** True for words that only mean "one of these" or "several of these": `item`, `one`, `bulk`. */
export function isCounting(word: string): boolean {
  return QUANTIFIERS.has(word) || TRAILING_FILLERS.has(singular(word));
}

/** True for a word around a noun without a meaning of its own: a quantifier, an article, a preposition. */
export function isFiller(word: string | undefined): boolean {
  return word !== undefined && (QUANTIFIERS.has(word) || LEADING_FILLERS.has(word));
}

/** True for a word that says how something is done, and not to what: `permanently`. */
export function isManner(word: string): boolean {
  return MANNERS.has(word);
}

/** True when a name has a word for a dangerous action: cancel, refund, revoke, reset… */
export function isDangerous(words: readonly string[]): boolean {
  // The created or changed type may have such a name: `create_doc_block`.
  const isThing = CHANGING.has(words[0] ?? '');
  const isRenewal = RENEWING.has(words[0] ?? '') && words.some((word) => SECRETS.has(word));
  return isRenewal || words.some((word) => DANGEROUS.has(word) && !(isThing && THINGS.has(word)));
}

const CHANGING = new Set(
  'create add update edit insert new activate start open publish'.split(' '),
);
/** What takes the place of a secret makes the one before useless, wherever it is kept. */
const RENEWING = new Set(['regenerate', 'renew', 'rotate', 'roll']);
const SECRETS = new Set('secret secrets token tokens key keys credentials password'.split(' '));
/** The dangerous words that are also nouns. */
const THINGS = new Set(['block', 'clean', 'kick', 'merge', 'spam', 'stop']);

/** True for a word of creating, changing or deleting. */
export function isCrudVerb(word: string | undefined): boolean {
  return word !== undefined && VERBS.has(word);
}

/** True for a verb: `cancel`, `publish`, and the words of create, update and delete. */
export function isVerb(word: string | undefined): boolean {
  if (word === undefined) return false;
  const base = word.replace(/^(un|re|de|dis)(?=.{3})/, '');
  return [word, base].some((form) => VERBS.has(form) || ACTION_VERBS.has(form));
}

/** True when the words are those of a deletion, so that a key among the arguments belongs to what is deleted. */
export function deletes(words: readonly string[]): boolean {
  return readVerbs(words).some((reading) => reading.verb === 'delete');
}

function entries(
  verb: Verb,
  strong: boolean,
  words: string,
): [string, { verb: Verb; strong: boolean }][] {
  return words.split(' ').map((word) => [word, { verb, strong }]);
}
