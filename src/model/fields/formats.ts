import { getNamedType } from 'graphql';
import type { FieldFormat, FieldKind } from '../types/fields.ts';
import { NUMBER_KINDS } from '../shapes/scalarKinds.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { sameName, splitWords } from '../wording/words.ts';
import { isSecret, type SecretContext } from './secrets.ts';

type Rule = readonly [
  format: FieldFormat,
  kinds: readonly FieldKind[],
  matches: (words: readonly string[], type: string) => boolean,
];

const TEXT: readonly FieldKind[] = ['string', 'unknown'];

/** Rules in order: the first that matches decides. Words are those of the field's name, `type` its GraphQL type. */
const RULES: readonly Rule[] = [
  ['uuid', [...TEXT, 'id'], (words, type) => /uuid|guid/i.test(type) || has(words, 'uuid', 'guid')],
  ['binary', TEXT, (words, type) => BINARY.test(type) || isEncoded(words)],
  ['range', TEXT, (_words, type) => /^(int[48]|num|date|ts|tstz)_?range$/i.test(type)],
  ['code', TEXT, (_words, type) => /^(.*xml|svg)$/i.test(type)],
  [
    'email',
    TEXT,
    (words, type) =>
      /email/i.test(type) || has(words, 'email') || (has(words, 'mail') && last(words) === 'mail'),
  ],
  [
    'image',
    TEXT,
    (words, type) =>
      /image/i.test(type) ||
      (isAddress(words, type) && has(words, ...IMAGE)) ||
      namesPicture(words),
  ],
  ['url', TEXT, (words, type) => isAddress(words, type)],
  [
    'phone',
    TEXT,
    (words, type) => /phone/i.test(type) || has(words, 'phone', 'mobile', 'fax', 'telephone'),
  ],
  [
    'color',
    TEXT,
    (words, type) => /colou?r/i.test(type) || ['color', 'colour'].includes(last(words)),
  ],
  ['html', TEXT, (words, type) => /html/i.test(type) || last(words) === 'html'],
  ['markdown', TEXT, (words, type) => /markdown/i.test(type) || has(words, 'markdown')],
  [
    'country',
    [...TEXT, 'enum'],
    (words, type) =>
      /country/i.test(type) || (has(words, 'country') && ['country', 'code'].includes(last(words))),
  ],
  [
    'currency',
    [...TEXT, 'enum'],
    (words, type) =>
      /currency_?(code)?(enum)?$/i.test(type) ||
      (has(words, 'currency') && ['currency', 'code'].includes(last(words))),
  ],
  ['longText', TEXT, (words) => LONG.includes(last(words))],
  [
    'percent',
    NUMBER_KINDS,
    (words, type) => /percent/i.test(type) || has(words, 'percent', 'percentage', 'pct'),
  ],
  [
    'bytes',
    NUMBER_KINDS,
    (words) =>
      has(words, 'bytes', 'filesize') ||
      (last(words) === 'size' &&
        has(words, 'file', 'storage', 'attachment', 'blob', 'disk', 'repository')),
  ],
  [
    'duration',
    [...NUMBER_KINDS, 'string'],
    (words, type) =>
      /duration|interval/i.test(type) ||
      has(words, 'duration') ||
      ['seconds', 'milliseconds', 'ms'].includes(last(words)),
  ],
];

/** Scalars of bytes, which travel as base64 or hexadecimal digits. */
const BINARY = /^(.*base_?64.*|.*binary|bytes?|byte_?a|byte_?array|blob)$/i;

const IMAGE =
  'image avatar logo thumbnail picture photo icon cover poster img banner thumb favicon'.split(' ');

const LONG = (
  'description body content contents memo notes note bio biography summary comment message ' +
  'about instructions excerpt readme log details text remarks abstract terms answer ' +
  'reason render toc'
).split(' ');

/** How a leaf field's values are best shown, or null for as they are; secrets are not shown. Money is read separately, with its currency. */
export function readFormat(
  field: OutputField,
  kind: FieldKind,
  surroundings: SecretContext = {},
): FieldFormat | null {
  if (isSecret(field, surroundings)) return 'secret';
  const words = splitWords(field.name);
  const type = getNamedType(field.type).name;
  const [format = null] =
    RULES.find(([, kinds, matches]) => kinds.includes(kind) && matches(words, type)) ?? [];
  if (format === 'image' && last(words) === 'image' && runs(surroundings.siblings)) return null;
  const isText = TEXT.includes(kind) && (format === null || format === 'longText');
  return isText && saysMarkdown(field.description ?? '') ? 'markdown' : format;
}

/** What is known of a program that runs, of which an image is no picture: `nginx:1.27`. */
const RUNNING = new Set(
  'command cpu entrypoint imagedigest imagepullpolicy imagetag replicas restartpolicy runtime'.split(
    ' ',
  ),
);

function runs(siblings: readonly string[] = []): boolean {
  return siblings.some((name) => RUNNING.has(sameName(name)));
}

/** Whether a description says that a text is written in Markdown, and not that it was made of it, or has none. */
function saysMarkdown(description: string): boolean {
  return (
    /\bmarkdown\b/i.test(description) &&
    !/\b(html|plain|rendered|converted|stripped|without|no|not|file|url|path|name)\b/i.test(
      description,
    )
  );
}

function has(words: readonly string[], ...wanted: readonly string[]): boolean {
  return words.some((word) => wanted.includes(word));
}

function last(words: readonly string[]): string {
  return words[words.length - 1] ?? '';
}

function isAddress(words: readonly string[], type: string): boolean {
  return (
    /^(.*ur[il])$/i.test(type) ||
    ['url', 'uri', 'href', 'link', 'website', 'homepage', 'webpage'].includes(last(words))
  );
}

/** `contentBase64` */
function isEncoded(words: readonly string[]): boolean {
  return words.join('').endsWith('base64');
}

/** An icon is often no address but a name. */
const PICTURES = ['avatar', 'logo', 'thumbnail', 'photo', 'picture', 'image'];
const SIZES = ['original', 'large', 'medium', 'small', 'tiny', 'thumb'];

/** Whether the words of a name are those of a picture: `photo`, and `photo_thumb_small`. */
export function namesPicture(words: readonly string[]): boolean {
  return PICTURES.includes(words.findLast((word) => !SIZES.includes(word)) ?? '');
}
