import { buildSchema } from 'graphql';
import { buildModel } from '../../src/model/buildModel.ts';
import type { Hints } from '../../src/model/hints.ts';
import { scaffold } from '../../src/scaffold/scaffold.ts';
import { compile } from './compiled.ts';
import { scaffoldOf, textOf, type Files } from './scaffolded.ts';

const SDL = `
  scalar Duration
  enum Urgency { LOW HIGH }
  type Point { lat: Float! lng: Float note: Note } type Note { text: String! }
  input PointInput { lat: Float! lng: Float }
  type Query { shift(id: ID!): Shift shifts(first: Int, after: String): ShiftConnection! }
  type ShiftConnection { nodes: [Shift!]! pageInfo: PageInfo! totalCount: Int! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Shift {
    id: ID! name: String! pause: Duration pauses: [Duration!]! urgency: Urgency! start: Point points: [Point!]!
  }
  type Mutation { createShift(input: ShiftInput!): Shift updateShift(id: ID!, input: ShiftInput!): Shift }
  input ShiftInput { name: String pause: Duration pauses: [Duration!] urgency: Urgency start: PointInput }
`;

const HINTS: Hints = {
  values: {
    Duration: {
      ...{ from: './src/values/duration.tsx', component: 'Duration', column: 'durationColumn' },
      ...{ input: 'duration', type: 'number' },
    },
    Urgency: {
      ...{ from: './src/values/urgency.tsx', component: 'UrgencyBars', column: 'urgencyColumn' },
    },
    Point: { from: './src/values/point.tsx', component: 'Point', column: 'pointColumn' },
    PointInput: { from: './src/values/point.tsx', input: 'point' },
  },
};

const OWN: Files = new Map([
  [
    'src/values/duration.tsx',
    `import { defineColumn } from 'frontage/ui/fields/column';
     import { Value } from 'frontage/ui/fields/Value';
     import type { ValueProps } from 'frontage/ui/fields/fieldProps';
     import type { Input, InputWords } from 'frontage/ui/form/input';
     import { integer } from 'frontage/ui/form/inputs/number';
     export const Duration = (props: ValueProps<number>) => (
       <Value {...props}>{(minutes) => <>{minutes} min</>}</Value>
     );
     export const durationColumn = defineColumn(Duration, { text: (minutes) => minutes * 60 });
     export const duration = (words: InputWords = {}): Input<number> => integer(words) as Input<number>;`,
  ],
  [
    'src/values/urgency.tsx',
    `import { Choice, type ChoiceProps } from 'frontage/ui/fields/Choice';
     import { defineColumn } from 'frontage/ui/fields/column';
     export const UrgencyBars = (props: ChoiceProps) => <Choice {...props} />;
     export const urgencyColumn = defineColumn(UrgencyBars);`,
  ],
  [
    'src/values/point.tsx',
    `import { defineColumn } from 'frontage/ui/fields/column';
     import { Value } from 'frontage/ui/fields/Value';
     import type { ValueProps } from 'frontage/ui/fields/fieldProps';
     import type { Input, InputWords } from 'frontage/ui/form/input';
     import { text } from 'frontage/ui/form/inputs/text';
     interface Place { readonly lat: number; readonly lng: number | null | undefined }
     export const Point = (props: ValueProps<Place>) => (
       <Value {...props}>{({ lat, lng }) => <>{lat} {lng}</>}</Value>
     );
     export const pointColumn = defineColumn(Point, { text: ({ lat, lng }) => [lat, lng].join(' ') });
     export const point = (words: InputWords = {}) =>
       ({ ...text(words), serialize: () => ({ lat: 1 }) }) as Input<{ lat: number }, string | null>;`,
  ],
]);

let files: Files;
beforeAll(async () => {
  const schema = buildSchema(SDL);
  files = await scaffold(buildModel(schema, HINTS), schema);
});

test('what a team shows and enters values with is imported where ours would be', () => {
  expect(compile(new Map([...files, ...OWN]), SDL)).toEqual([]);
});

test('in columns', () => {
  const table = textOf(files, 'src/resources/shifts/ShiftTable.tsx');
  expect(table).toContain("import { durationColumn } from '../../values/duration.tsx';");
  expect(table).toContain("durationColumn('pause', (shift) => shift.pause");
  expect(table).toMatch(/urgencyColumn\('urgency', .*choices: urgency/);
  expect(table).toContain("pointColumn('start', (shift) => shift.start");
  expect(table).toMatch(/start @catch \{\s+lat\s+lng\s+note \{\s+text\s+\}\s+\}/);
});

test('on pages, for each of several values, too', () => {
  const record = textOf(files, 'src/resources/shifts/ShiftRecord.tsx');
  expect(record).toContain('<Duration name="pause" value={shift.pause} />');
  expect(record).toContain('{(pause) => <Duration value={pause} />}');
  expect(record).toContain('{(point) => <Point value={point} />}');
  expect(record).toContain('<Point name="start" value={shift.start} />');
});

test('in forms, with what the record has', () => {
  expect(textOf(files, 'src/resources/shifts/shiftFields.ts')).toMatch(
    /pause: duration\(\),[\s\S]*item: duration\([\s\S]*start: point\(/,
  );
  const editing = textOf(files, 'src/resources/shifts/mutations/editShift.ts');
  expect(editing).toMatch(/start @catch \{\s+lat\s+lng/);
});

test('values of a scalar have the type that the team says', () => {
  expect(JSON.parse(textOf(files, 'schema/scalars.json'))).toEqual({ Duration: 'number' });
});

test('the format of a single field is shown by the framework', async () => {
  const schema = buildSchema(SDL);
  const hints = { ...HINTS, resources: { Shift: { format: { pause: 'duration' as const } } } };
  const own = await scaffold(buildModel(schema, hints), schema);
  expect(textOf(own, 'src/resources/shifts/ShiftTable.tsx')).not.toContain('durationColumn');
});

test.each<[Hints['values'], string]>([
  [{ Durations: { from: './a.tsx', input: 'a' } }, 'Did you mean "Duration"'],
  [{ Duration: { from: './a.tsx', component: 'A' } }, 'a `component` and a `column`'],
  [{ Duration: { component: 'A', column: 'a' } }, 'takes the module as `from`'],
  [{ Duration: { from: 'src/a b.tsx', input: 'a' } }, 'a file of yours'],
  [{ Duration: { from: './a.tsx' } }, 'names nothing'],
  [{ PointInput: { from: './a.tsx', component: 'A', column: 'a' } }, 'nothing shows it'],
  [{ Point: { from: './a.tsx', input: 'a' } }, 'nothing enters it'],
])('%j is refused', (values, message) => {
  expect(() => buildModel(buildSchema(SDL), { values })).toThrow(message);
});

test('a time of day is shown as the language writes it, in its list and on its record', async () => {
  const files = await scaffoldOf(`
    scalar Time
    type Query { shops: [Shop!]! shop(id: ID!): Shop }
    type Shop { id: ID! name: String! opens: Time hours: [Time!]! }
  `);
  expect(textOf(files, 'src/resources/shops/ShopTable.tsx')).toContain("timeOfDayColumn('opens',");
  const record = textOf(files, 'src/resources/shops/ShopRecord.tsx');
  expect(record).toContain('<TimeOfDay name="opens"');
  expect(record).toContain('<TimeOfDay value={');
});
