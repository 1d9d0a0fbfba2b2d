import { NUMBER_KINDS } from '../../model/shapes/scalarKinds.ts';
import type { Path } from '../../model/types/variables.ts';
import type { PointShape, RangeShape, ValueShape } from '../../model/types/fields.ts';
import { array, object, property, text } from '../code/docs.ts';
import { view, type FieldView, type ViewOption } from './fieldView.ts';

/** How an object is shown that is one value to a person. */
export function shapeView(shape: ValueShape): FieldView {
  const takes = () => true;
  switch (shape.is) {
    case 'range':
      return view('Range', 'src/ui/fields/Range.tsx', {
        takes,
        options: () => [...boundsOption(shape), ...partsOption(shape)],
      });
    case 'duration':
      return view('Duration', 'src/ui/fields/Duration.tsx', { takes });
    case 'point':
      return view('Coordinates', 'src/ui/fields/Coordinates.tsx', {
        takes,
        options: () => coordinatesOption(shape),
      });
  }
}

/** `of="date"`; numbers need not say so. */
function boundsOption({ of }: RangeShape): ViewOption[] {
  return NUMBER_KINDS.includes(of) ? [] : [{ name: 'of', text: of }];
}

/** `parts={['latitude', 'longitude']}`, where they are called otherwise than `x` and `y`. */
function coordinatesOption({ parts }: PointShape): ViewOption[] {
  if (parts.join(' ') === 'x y') return [];
  return [{ name: 'parts', constant: array(parts.map(text)) }];
}

/** `at={{ … }}`, where the bounds lie otherwise than in `{ start { value inclusive } end { … } }`. */
function partsOption(shape: RangeShape): ViewOption[] {
  const parts = partsCode(shape);
  return parts === null ? [] : [{ name: 'at', constant: parts }];
}

/** The code of where a range has its bounds; null where that is what components and inputs expect. */
export function partsCode({ start, end, startIncluded, endIncluded }: RangeShape): string | null {
  const paths = [start, end, startIncluded, endIncluded];
  if (paths.map((path) => path?.join('.')).join(' ') === USUAL) return null;
  const parts: ReadonlyArray<readonly [string, Path | null]> = [
    ['start', start],
    ['end', end],
    ['startIncluded', startIncluded],
    ['endIncluded', endIncluded],
  ];
  return object(
    parts.flatMap(([name, path]) => (path ? [property(name, array(path.map(text)))] : [])),
  );
}

const USUAL = 'start.value end.value start.inclusive end.inclusive';
