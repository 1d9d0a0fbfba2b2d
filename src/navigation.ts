import { defineNavigation } from 'frontage/defineNavigation';
import { resources } from './resources/resources.ts';

/** The navigation: groups, order, icons and pages of one's own. */
export const navigation = defineNavigation({
  resources,
});
