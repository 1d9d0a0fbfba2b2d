import { getNamedType, getNullableType, isListType, isScalarType } from 'graphql';
import type { Field } from '../../../model/types/fields.ts';
import { singular } from '../../../model/wording/plurals.ts';
import { fieldLabel } from '../../../model/wording/labels.ts';
import { splitWords } from '../../../model/wording/words.ts';
import { array, property, text } from '../../code/docs.ts';
import type { ChooseKind, InputField, InputKind, KindContext } from '../inputPlan.ts';
import { recordsAsValues } from '../relatedValues.ts';
import { currentFiles } from './currentFiles.ts';
import { effectOf, withoutEdges } from './fileEffect.ts';
import { FILE, takesFile } from './scalars.ts';

/**
 * A file of a record that has one already: `avatar: Upload` of a record with `avatarUrl: String`, `avatar: String` or
 * `avatar { url }`. All other uploads are plain scalars.
 */
export const fileKind: ChooseKind = (input, context) => {
  const type = getNullableType(input.type);
  // An item of a list has the name of the list.
  const isWhole = context.beside?.some(
    (other) => other.name === input.name && other.type === input.type,
  );
  if (!isScalarType(type) || !takesFile(type) || !isWhole) return null;
  const held = heldKind(input, context);
  return held && { ...FILE, ...held };
};

/** Several files, beside those that a record has already: `photos: [Upload!]` of one with `photos { url name }`. */
export const filesKind: ChooseKind = (input, context) => {
  const type = getNullableType(input.type);
  const item = getNamedType(type);
  const isList = isListType(type) && getNullableType(type.ofType) === item;
  if (!isList || !isScalarType(item) || !takesFile(item)) return null;
  const held = heldKind(input, context);
  const effect = held && effectOf(input, context);
  const words = withoutEdges(splitWords(input.name));
  const name = context.field?.label ?? fieldLabel(words.join('_') || input.name);
  return {
    ...FILE,
    make: 'files',
    from: 'src/ui/form/inputs/files.tsx',
    limits: ['minItems', 'maxItems'],
    ...held,
    options: [
      property('item', text(singular(name))),
      ...(held?.options ?? []),
      ...(effect ? [property('effect', text(effect))] : []),
    ],
  };
};

/** What an input says of the files that a record has already; null where they are not known. */
function heldKind(
  { name, type }: InputField,
  { planner, within, isThere, action = null, current, relations }: KindContext,
): Pick<InputKind, 'options' | 'reads' | 'besides'> | null {
  if (!isThere || within !== null || action !== null) return null;
  const isList = isListType(getNullableType(type));
  // Files that have keys of their own are records to the model.
  const records = relations.flatMap((relation) => recordsAsValues(planner, relation) ?? []);
  const found = currentFiles(name, [...current, ...records], isList);
  if (!found) return null;
  const { path, name: fileName, size: fileSize, isPicture } = found;
  const besides = [fileName, fileSize].flatMap((field: Field | null) => field?.name ?? []);
  return {
    options: [
      property('current', array(path.map(text))),
      ...(fileName ? [property('fileName', text(fileName.name))] : []),
      ...(fileSize ? [property('fileSize', text(fileSize.name))] : []),
      ...(isPicture ? ['isPicture: true'] : []),
    ],
    reads: path,
    ...(besides.length > 0 && { besides }),
  };
}
