import type { Translations } from './translations.ts';

/** What was done lately. */
export const notice = {
  Notices: {
    ar: 'الإشعارات',
    de: 'Hinweise',
    es: 'Avisos',
    fr: 'Notifications',
    ja: 'お知らせ',
    zh: '通知',
  },
  'Put this notice away': {
    ar: 'إخفاء هذا الإشعار',
    de: 'Diesen Hinweis ausblenden',
    es: 'Ocultar este aviso',
    fr: 'Masquer cette notification',
    ja: 'このお知らせを閉じる',
    zh: '收起此通知',
  },
  Undo: {
    ar: 'تراجع',
    de: 'Rückgängig machen',
    es: 'Deshacer',
    fr: 'Annuler l’action',
    ja: '元に戻す',
    zh: '撤销',
  },
} satisfies Translations;
