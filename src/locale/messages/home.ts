import type { Translations } from './translations.ts';

/** The home page. */
export const home = {
  Everything: {
    ar: 'الكل',
    de: 'Alles',
    es: 'Todo',
    fr: 'Tout',
    ja: 'すべて',
    zh: '全部',
  },
  'None yet.': {
    ar: 'لا يوجد شيء بعد.',
    de: 'Noch keine.',
    es: 'Aún no hay ninguno.',
    fr: 'Aucun élément pour l’instant.',
    ja: 'まだありません。',
    zh: '暂无记录。',
  },
} satisfies Translations;
