import { GraphQLError } from 'postgraphile/graphql';
import { createErrorMask } from '../../src/backend/errors.ts';

const logged: string[] = [];
const constraint = (
  columns: string[],
  referredTable: string | null = null,
  sentence: string | null = null,
) => ({ table: 'teams', columns, referredTable, sentence });
const mask = createErrorMask(
  new Map([
    ['public.teams.teams_name_key', constraint(['name'])],
    [
      'public.teams.teams_size_check',
      constraint(['size'], null, 'A team has two members at least.'),
    ],
    ['public.teams.teams_lead_id_fkey', constraint(['lead_id'], 'people')],
  ]),
  false,
  (line) => logged.push(line),
);

const refused = (code: string, message: string, rest: Record<string, string> = {}) => {
  const cause = Object.assign(new Error(message), {
    code,
    schema: 'public',
    table: 'teams',
    ...rest,
  });
  const {
    message: shown,
    extensions,
    path,
  } = mask(new GraphQLError(message, { originalError: cause, path: ['createTeam'] }));
  return { shown, extensions, path };
};

describe('an error of the database', () => {
  test.each([
    [
      '23505',
      'duplicate key value',
      { constraint: 'teams_name_key' },
      'Another team already has this name.',
      'UNIQUE_VIOLATION',
      ['name'],
    ],
    [
      '23505',
      'duplicate key value',
      { constraint: 'an_index', detail: 'Key (team_id, day)=(1, 2) already exists.' },
      'Another team already has this team and day.',
      'UNIQUE_VIOLATION',
      ['team', 'day'],
    ],
    [
      '23514',
      'violates check',
      { constraint: 'teams_size_check' },
      'A team has two members at least.',
      'CHECK_VIOLATION',
      ['size'],
    ],
    [
      '23514',
      'violates check',
      { constraint: 'teams_other_check' },
      'The team is not allowed like this (rule “teams other check”).',
      'CHECK_VIOLATION',
      undefined,
    ],
    [
      '23503',
      'insert or update on table "teams"',
      { constraint: 'teams_lead_id_fkey' },
      'There is no such person.',
      'FOREIGN_KEY_VIOLATION',
      ['lead'],
    ],
    [
      '23503',
      'update or delete on table "people"',
      { constraint: 'teams_lead_id_fkey' },
      'This person is still used by teams. Change or delete those first.',
      'FOREIGN_KEY_VIOLATION',
      undefined,
    ],
    [
      '23502',
      'null value',
      { column: 'lead_id' },
      'Lead is required.',
      'NOT_NULL_VIOLATION',
      ['lead'],
    ],
    ['P0001', 'The team is full.', {}, 'The team is full.', 'REFUSED', undefined],
    ['P0001', 'Two at least.', { column: 'team_size' }, 'Two at least.', 'REFUSED', ['teamSize']],
    [
      '22P02',
      'invalid input syntax for type integer: "x"',
      {},
      'Invalid input syntax for type integer: "x".',
      'BAD_VALUE',
      undefined,
    ],
    [
      '40001',
      'could not serialize access',
      {},
      'Somebody else changed this at the same moment. Try again.',
      'CONFLICT',
      undefined,
    ],
    [
      '42501',
      'permission denied for table teams',
      {},
      'You are not allowed to do this.',
      'FORBIDDEN',
      undefined,
    ],
    [
      '57P01',
      'terminating connection',
      {},
      'The database cannot be reached.',
      'DATABASE_UNAVAILABLE',
      undefined,
    ],
    [
      'ECONNREFUSED',
      'connect ECONNREFUSED 127.0.0.1:5432',
      {},
      'The database cannot be reached.',
      'DATABASE_UNAVAILABLE',
      undefined,
    ],
  ])('%s (%s %j) reads: %4$s', (code, message, rest, shown, kind, fields) => {
    const answer = refused(code, message, rest as Record<string, string>);
    expect(answer.shown).toBe(shown);
    expect(answer.extensions.code).toBe(kind);
    expect(answer.extensions.fields).toEqual(fields);
    expect(answer.path).toEqual(['createTeam']);
  });

  test('that nobody expected shows a reference and nothing else; the log has the rest', () => {
    logged.length = 0;
    const { shown, extensions } = refused('XX000', 'password=hunter2 in /srv/secret');
    expect(JSON.stringify([shown, extensions])).not.toMatch(/hunter2|secret|at .*:\d+/);
    expect(extensions.code).toBe('INTERNAL');
    expect(logged.join('\n')).toContain('hunter2');
    expect(logged.join('\n')).toContain(String(extensions.reference));
  });
});

test('an error of GraphQL itself stays as it is', () => {
  const error = new GraphQLError('Cannot query field "x" on type "Query".');
  expect(mask(error)).toBe(error);
});
