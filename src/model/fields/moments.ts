import { getNamedType, isObjectType, isScalarType, type GraphQLSchema } from 'graphql';
import type { FieldKind } from '../types/fields.ts';
import { noteMoments } from '../observed/scalars.ts';
import { leafKind } from '../shapes/scalarKinds.ts';
import { outputFields, type OutputField } from '../shapes/typeShapes.ts';
import { splitWords } from '../wording/words.ts';

/** `placedAt`, `created_at`: a participle, and a preposition of time. */
const HAPPENED = /[a-z](ed|id|nt|wn|en|ld)(At|_at)$/;
/** Names that nothing but a date or a moment has. */
const SAYS_WHEN =
  /^(created|updated|edited|modified|deleted|published)(At|_at|On|_on)?$|[a-z](Date|_date|DateTime)$|^(?!(located|based|hosted))[a-z]+ed(At|_at)$/;

/** Words of moments at which people have to be somewhere, or be done. */
const APPOINTED = new Set(
  (
    'start starts begin begins end ends due deadline scheduled appointment departure departs arrival ' +
    'arrives boarding takeoff landing pickup dropoff checkin checkout slot meeting kickoff'
  ).split(' '),
);
/** Words around those that leave a moment one, `startsAt`, `scheduledForDate`; with others it is something else. */
const OF_MOMENTS = new Set(
  'at on time date datetime for from to until is by planned expected estimated actual local utc'.split(
    ' ',
  ),
);

/**
 * Whether a moment is one whose time matters, as that of an appointment does, by the words of its field: `startsAt`,
 * `dueAt`, `departure`. When a record was made or changed is none.
 */
export function isAppointment(name: string): boolean {
  const words = splitWords(name);
  return (
    words.some((word) => APPOINTED.has(word)) &&
    words.every((word) => APPOINTED.has(word) || OF_MOMENTS.has(word))
  );
}

/** Words after which a year is a length of time, or one of amounts: `visitsPerYear`, `dayOfYear`, `revenueThisYear`. */
const IN_YEARS = new Set('of in per each every a this last next previous'.split(' '));
/** Words that leave what stands before them a year. */
const OF_YEARS = new Set(
  'of built founded established made published released birth from to start end min max'.split(' '),
);

/** Whether a number is a year of the calendar, by the words of its field: `publishedYear`, `yearOfBirth`, `yearBuilt`. */
export function isCalendarYear(name: string): boolean {
  const words = splitWords(name);
  const place = words.indexOf('year');
  return (
    place >= 0 &&
    !IN_YEARS.has(words[place - 1] ?? '') &&
    words.slice(place + 1).every((word) => OF_YEARS.has(word))
  );
}

/** What a number is that a name ends in `at` of, where that is no moment: `soldAt` is a price. */
const MEASURED_AT =
  'bought capped looking measured opened ordered paused priced purchased rated sold stopped traded valued'.split(
    ' ',
  );
const SINCE_1970 = /\b(unix (time|epoch)|epoch|since (the )?(epoch|1970))/i;

/** Whether a number counts the seconds or milliseconds since 1970: `expires_at: Int`, `createdAt: Float`. */
function countsSince1970(kind: FieldKind, { name, description }: OutputField): boolean {
  const words = splitWords(name);
  const [last, before = ''] = words.toReversed();
  if (kind === 'float') return /^(created|updated|deleted|modified)(At|_at)$/.test(name);
  if (kind !== 'integer') return false;
  const isAt = words.length > 1 && last === 'at' && !MEASURED_AT.includes(before);
  return isAt || last === 'timestamp' || SINCE_1970.test(description ?? '');
}

const TEMPORAL: readonly FieldKind[] = ['date', 'datetime', 'time'];

/**
 * Notes that `Time` is of moments in a schema in which something happened at one, or a date is one: some servers have no
 * other scalar for them, and what was last seen at one is no time of day either.
 */
export function noteImpliedMoments(schema: GraphQLSchema): void {
  const time = schema.getType('Time');
  if (!isScalarType(time) || leafKind(time) !== 'time') return;
  const isMoment = Object.values(schema.getTypeMap()).some(
    (type) =>
      isObjectType(type) &&
      outputFields(type).some(
        ({ type: own, name }) =>
          getNamedType(own) === time && (HAPPENED.test(name) || /[a-z](Date|_date)$/.test(name)),
      ),
  );
  if (isMoment) noteMoments(time);
}

/**
 * The kind of a field's values where its type does not say all: one scalar may stand for dates, times and moments.
 *
 * @param computed what can be computed of its values, by name: hours of what has a time, years of what has a date
 */
export function withImpliedMoment(
  kind: FieldKind,
  field: OutputField,
  hasMoments: boolean,
  computed: readonly string[] = [],
): FieldKind {
  const hasTime = computed.some((name) => /^hour/i.test(name));
  const hasDate = computed.some((name) => /^year/i.test(name));
  if (TEMPORAL.includes(kind) && (hasTime || hasDate))
    return hasTime && hasDate ? 'datetime' : hasTime ? 'time' : 'date';
  if (countsSince1970(kind, field)) return 'datetime';
  // `createdAt: Date` is a time of day, too, in a schema without another scalar for that.
  if (
    kind === 'date' &&
    !hasMoments &&
    /(At|_at|Time|_time)$|^(created|updated|modified|date_created|date_updated)$/.test(field.name)
  )
    return 'datetime';
  // Schemas without a scalar for it send moments as strings.
  if (
    kind === 'string' &&
    getNamedType(field.type).name === 'String' &&
    (SAYS_WHEN.test(field.name) ||
      HAPPENED.test(field.name) ||
      /ISO.?8601|RFC.?3339/i.test(field.description ?? ''))
  )
    return 'datetime';
  return kind;
}
