import type { Translations } from './translations.ts';

export const inputs = {} satisfies Translations;
