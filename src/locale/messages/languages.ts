import type { Translations } from './translations.ts';

/** What a record says in several languages. */
export const languages = {
  'Add a language': {
    ar: 'إضافة لغة',
    de: 'Sprache hinzufügen',
    es: 'Añadir un idioma',
    fr: 'Ajouter une langue',
    ja: '言語を追加',
    zh: '添加语言',
  },
  'Add|a language': {
    ar: 'إضافة',
    de: 'Hinzufügen',
    es: 'Añadir',
    fr: 'Ajouter',
    ja: '追加',
    zh: '添加',
  },
  'Remove {language}': {
    ar: 'إزالة {language}',
    de: '{language} entfernen',
    es: 'Quitar {language}',
    fr: 'Retirer {language}',
    ja: '{language}を削除',
    zh: '移除{language}',
  },
  '{language} is there twice.': {
    ar: '{language} موجودة مرتين.',
    de: '{language} ist zweimal da.',
    es: '{language} está dos veces.',
    fr: '{language} figure deux fois.',
    ja: '{language}が重複しています。',
    zh: '{language}重复出现。',
  },
} satisfies Translations;
