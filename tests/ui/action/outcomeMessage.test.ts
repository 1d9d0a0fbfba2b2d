import { outcomeMessage } from '../../../src/ui/action/outcomeMessage.ts';
import { speak } from '../../locale/speak.ts';

const ENGLISH = { language: 'en', timeZone: 'UTC', now: 0 };
const BEFORE = new Map([
  ['status', '"OPEN"'],
  ['shippedAt', 'null'],
]);
const AFTER = new Map([
  ['status', '"SHIPPED"'],
  ['shippedAt', '"2026-11-20"'],
]);

test('of an action without an answer it is said which fields differ from before', () => {
  expect(outcomeMessage('A-1', BEFORE, AFTER, ENGLISH)).toMatch(
    /^A-1 has changed since: status and shipped at\. Check it/,
  );
  expect(outcomeMessage('A-1', BEFORE, BEFORE, ENGLISH)).toMatch(/probably not done/);
  expect(outcomeMessage('A-1', BEFORE, null, ENGLISH)).toBe('A-1 no longer exists.');
  expect(outcomeMessage('A-1', null, AFTER, ENGLISH)).toMatch(/^Behind this dialog, A-1/);
});

test('in French too, with what the team calls the fields', () => {
  const french = speak('fr', { Status: 'Statut', 'Shipped at': 'Expédié le' });
  expect(outcomeMessage('A-1', BEFORE, AFTER, french)).toMatch(
    /^A-1 a changé depuis\u202f: statut et expédié le\. Vérifiez/,
  );
});
