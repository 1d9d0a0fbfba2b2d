import { buildSchema, type GraphQLNamedType } from 'graphql';
import { readValueShape } from '../../src/model/shapes/valueShape.ts';

function shapeOf(sdl: string) {
  const type = buildSchema(`scalar Date scalar BigInt ${sdl} type Query { a: Int }`).getType('T');
  return readValueShape(type as GraphQLNamedType);
}

test.each([
  [
    'bounds with whether they are included',
    'type T { start: B end: B } type B { value: Date! inclusive: Boolean! }',
    {
      ...{ is: 'range', of: 'date', start: ['start', 'value'], end: ['end', 'value'] },
      ...{ startIncluded: ['start', 'inclusive'], endIncluded: ['end', 'inclusive'] },
    },
  ],
  [
    'two values alone',
    'input T { from: Date! to: Date! }',
    {
      ...{ is: 'range', of: 'date', start: ['from'], end: ['to'] },
      ...{ startIncluded: null, endIncluded: null },
    },
  ],
  [
    'two values, with whether each is included beside it',
    'type T { lower: BigInt upper: BigInt lowerInclusive: Boolean! upperInclusive: Boolean! }',
    {
      ...{ is: 'range', of: 'integer', start: ['lower'], end: ['upper'] },
      ...{ startIncluded: ['lowerInclusive'], endIncluded: ['upperInclusive'] },
    },
  ],
  [
    'units of time, the longest first',
    'type T { seconds: Float hours: Int days: Int }',
    { is: 'duration', units: ['days', 'hours', 'seconds'] },
  ],
  ['coordinates', 'type T { x: Float! y: Float! }', { is: 'point', parts: ['x', 'y'] }],
  [
    'a latitude and a longitude in either order',
    'type T { longitude: Float! latitude: Float! }',
    { is: 'point', parts: ['latitude', 'longitude'] },
  ],
])('%s are one value', (_name, sdl, shape) => {
  expect(shapeOf(sdl)).toEqual(shape);
});

test.each([
  ['bounds of different types', 'type T { from: Date to: Int }'],
  ['a range with something beside it', 'type T { start: Date end: Date note: String }'],
  ['texts', 'type T { from: String to: String }'],
  ['one count', 'type T { days: Int }'],
  ['units with something else', 'type T { days: Int hours: Int price: Float }'],
  ['a size', 'type T { width: Float height: Float }'],
  ['a point with a third coordinate', 'type T { x: Float y: Float z: Float }'],
])('%s stay several values', (_name, sdl) => {
  expect(shapeOf(sdl)).toBeNull();
});
