import type { Translations } from './translations.ts';

/** What stands on buttons everywhere, and other words of no area in particular. */
export const buttons = {
  Save: { ar: 'حفظ', de: 'Speichern', es: 'Guardar', fr: 'Enregistrer', ja: '保存', zh: '保存' },
  Add: { ar: 'إضافة', de: 'Hinzufügen', es: 'Añadir', fr: 'Ajouter', ja: '追加', zh: '添加' },
  Cancel: {
    ar: 'إلغاء',
    de: 'Abbrechen',
    es: 'Cancelar',
    fr: 'Annuler',
    ja: 'キャンセル',
    zh: '取消',
  },
  Close: { ar: 'إغلاق', de: 'Schließen', es: 'Cerrar', fr: 'Fermer', ja: '閉じる', zh: '关闭' },
  'Try again': {
    ar: 'إعادة المحاولة',
    de: 'Erneut versuchen',
    es: 'Reintentar',
    fr: 'Réessayer',
    ja: '再試行',
    zh: '重试',
  },
  Yes: { ar: 'نعم', de: 'Ja', es: 'Sí', fr: 'Oui', ja: 'はい', zh: '是' },
  No: { ar: 'لا', de: 'Nein', es: 'No', fr: 'Non', ja: 'いいえ', zh: '否' },
  'New {record}': {
    ar: 'إضافة {record}',
    de: '{record} anlegen',
    es: 'Crear: {record}',
    fr: 'Créer : {record}',
    ja: '{record}を作成',
    zh: '新建{record}',
  },
} satisfies Translations;
