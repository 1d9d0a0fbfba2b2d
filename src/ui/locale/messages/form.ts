import type { Translations } from './translations.ts';

export const form = {} satisfies Translations;
