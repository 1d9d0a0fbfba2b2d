import { quickStorage } from '../../storage/quickStorage.ts';

/** That work on records was begun, by the slug of their resource: lists do not look in the database without. */
export const unfinishedRuns = quickStorage({
  name: 'unfinishedRuns',
  days: 14,
  endsAtSignOut: true,
});
