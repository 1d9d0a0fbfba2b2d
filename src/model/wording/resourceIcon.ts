import { singularWords, splitWords } from './words.ts';

/** The icons that resources can have, by their names at Lucide, with the words that choose them. */
const WORDS = {
  'arrow-left-right': 'movement transfer exchange trade adjustment swap',
  'badge-percent': 'discount promotion coupon voucher offer tax campaign deal sale',
  bell: 'notification alert reminder announcement alarm',
  'book-open': 'book course lesson chapter library catalog catalogue publication magazine manual',
  'building-2':
    'supplier company organization organisation vendor brand account manufacturer publisher agency business department ' +
    'tenant partner distributor carrier bank employer firm office',
  calendar:
    'event appointment booking reservation visit schedule meeting shift calendar holiday availability slot',
  'chart-column':
    'report figure metric statistic analytics dashboard measurement forecast kpi index',
  coins: 'currency price rate revenue budget salary wage fee cost balance ledger fund',
  'credit-card':
    'payment transaction charge payout refund wallet card settlement withdrawal deposit',
  'file-text':
    'document page post article blog content contract form template entry agreement paper prescription policy',
  file: 'file attachment upload download export import',
  film: 'film movie video episode show series season trailer',
  folder: 'project folder board workspace repository milestone epic portfolio directory',
  gift: 'gift reward donation',
  globe:
    'country language locale translation region zone market domain site planet website continent channel',
  'graduation-cap': 'student school university class exam grade teacher curriculum',
  history: 'history log audit change revision version activity snapshot',
  house: 'property house apartment room listing home hotel unit building',
  image: 'image photo picture media asset banner gallery logo icon avatar',
  'key-round': 'session token key credential login secret password license licence',
  layers: 'batch lot component blend layer collection set bundle kit stack',
  leaf: 'plant crop ingredient species seed tree harvest variety',
  'life-buoy': 'ticket issue case incident complaint support bug problem request inquiry enquiry',
  'link-2': 'link redirect url relation relationship connection edge',
  list: 'line item row list menu',
  mail: 'email mail newsletter inbox letter',
  'map-pin':
    'address location place city stop venue branch station area district state province street',
  megaphone: 'audience advertisement ad lead outreach segment',
  'message-square': 'comment message feedback conversation thread chat reply note discussion',
  music: 'song track album playlist band genre artist concert',
  package:
    'product variant sku part good article stock parcel merchandise equipment device material',
  'paw-print': 'animal pet dog cat breed',
  plug: 'integration app plugin extension webhook connector provider addon api',
  puzzle: 'module feature block widget section fragment',
  receipt: 'invoice bill receipt quote estimate expense quotation statement',
  repeat: 'subscription plan recurring membership cycle renewal',
  rocket: 'starship rocket launch mission release deployment vehicle flight spacecraft',
  'rows-3': 'record',
  settings: 'setting config configuration preference option parameter rule attribute',
  shield: 'role permission access scope privilege grant',
  'shopping-cart': 'order cart basket purchase checkout wishlist',
  'square-check': 'task todo check checklist step inspection approval action',
  star: 'rating review favourite favorite score bookmark',
  stethoscope: 'doctor treatment diagnosis medication disease vaccination allergy',
  tag: 'tag label category topic keyword facet taxonomy status type kind',
  trophy: 'game match player tournament league competition award achievement',
  truck: 'shipment shipping delivery fulfillment fulfilment freight consignment dispatch',
  users:
    'customer client user person people employee contact member patient author actor owner staff subscriber profile guest ' +
    'visitor character passenger resident participant attendee candidate speaker driver human admin administrator',
  'users-round': 'team group community household crew committee guild',
  utensils: 'recipe meal dish food restaurant beverage drink',
  warehouse: 'warehouse inventory store shop facility bin shelf depot',
  workflow: 'job queue workflow pipeline process run build stage operation migration worker',
} as const;

/** An icon that stands for a resource. */
export type ResourceIcon = keyof typeof WORDS;

/** For a resource that no word tells anything of. */
const ANY: ResourceIcon = 'rows-3';

const ICONS: ReadonlyMap<string, ResourceIcon> = new Map(
  Object.entries(WORDS).flatMap(([icon, words]) =>
    words.split(' ').map((word) => [word, icon as ResourceIcon] as const),
  ),
);

/** Their names, in order. */
export const RESOURCE_ICONS = Object.keys(WORDS).sort() as ResourceIcon[];

/** Chooses the icon of a resource by the words of its type, of which the last says what it is: a delivery address is a place. */
export function iconOf(typeName: string): ResourceIcon {
  const known = wordsOf(typeName).filter((word) => ICONS.has(word));
  const [before, last] = [known.at(-2), known.at(-1)].map((word) => ICONS.get(word ?? ''));
  const isOfThings = known.at(-1) === 'group' && before !== undefined && !PEOPLE.includes(before);
  return isOfThings ? 'layers' : (last ?? ANY);
}

/** A group of them is one of people; that of product options is none. */
const PEOPLE: readonly ResourceIcon[] = ['users', 'users-round', 'building-2'];

/** They have the icon of people or of companies, and are neither. */
const IMPERSONAL = ['account', 'bank', 'business', 'department', 'office', 'profile'];

/**
 * Whether records are people or companies, which are known by their names.
 *
 * @param icon the one that they go by, which a hint may have chosen
 */
export function isSomebody(typeName: string, icon: ResourceIcon): boolean {
  if (icon !== 'users' && icon !== 'building-2') return false;
  if (icon !== iconOf(typeName)) return true;
  const words = wordsOf(typeName);
  const last = words[words.length - 1];
  return ICONS.get(last) === icon && !IMPERSONAL.includes(last);
}

function wordsOf(typeName: string): readonly string[] {
  return singularWords(splitWords(typeName));
}
