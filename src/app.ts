import { defineApp } from 'frontage/defineApp';

/** What this app is called, and how it looks. */
export const app = defineApp({
  name: 'Frontage',
});
