import type { Translations } from './translations.ts';

/** What a record tells only once it has been told something. */
export const questions = {
  'Look up|something about this record': {
    ar: 'استعلام',
    de: 'Nachschlagen',
    es: 'Consultar',
    fr: 'Consulter',
    ja: '照会',
    zh: '查询',
  },
} satisfies Translations;
