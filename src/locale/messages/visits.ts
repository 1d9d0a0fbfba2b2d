import type { Translations } from './translations.ts';

/** The way back to what was pinned and what was looked at lately. */
export const visits = {
  'Pinned and recent': {
    ar: 'المثبَّتة والأخيرة',
    de: 'Angeheftet und zuletzt',
    es: 'Fijado y reciente',
    fr: 'Épinglés et récents',
    ja: 'ピン留めと最近',
    zh: '已固定和最近',
  },
  'The records that you look at are listed here.': {
    ar: 'تُعرض هنا السجلات التي تطّلع عليها.',
    de: 'Hier stehen die Datensätze, die Sie sich ansehen.',
    es: 'Aquí aparecen los registros que consulte.',
    fr: 'Les fiches que vous consultez apparaissent ici.',
    ja: '表示したレコードがここに並びます。',
    zh: '您查看过的记录会列在这里。',
  },
  'Pin {title}': {
    ar: 'تثبيت {title}',
    de: '{title} anheften',
    es: 'Fijar {title}',
    fr: 'Épingler {title}',
    ja: '{title}をピン留め',
    zh: '固定 {title}',
  },
  List: {
    ar: 'قائمة',
    de: 'Liste',
    es: 'Lista',
    fr: 'Liste',
    ja: '一覧',
    zh: '列表',
  },
} satisfies Translations;
