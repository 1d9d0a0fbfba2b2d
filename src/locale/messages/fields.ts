import type { Translations } from './translations.ts';

/** What is said of fields and their values. */
export const fields = {
  'Fill in {fields} to see {records}.': {
    ar: 'املأ {fields} لعرض {records}.',
    de: 'Füllen Sie {fields} aus, um {records} zu sehen.',
    es: 'Complete {fields} para ver {records}.',
    fr: 'Renseignez {fields} pour voir {records}.',
    ja: '{records}を表示するには、{fields}を入力してください。',
    zh: '填写{fields}后即可查看{records}。',
  },
  'Fill in {fields} to see the result.': {
    ar: 'املأ {fields} لعرض النتيجة.',
    de: 'Füllen Sie {fields} aus, um das Ergebnis zu sehen.',
    es: 'Complete {fields} para ver el resultado.',
    fr: 'Renseignez {fields} pour voir le résultat.',
    ja: '結果を表示するには、{fields}を入力してください。',
    zh: '填写{fields}后即可查看结果。',
  },
  'None|no value': {
    ar: 'لا شيء',
    de: 'Nichts',
    es: 'Ninguno',
    fr: 'Aucun',
    ja: 'なし',
    zh: '无',
  },
  'List of {count}': {
    ar: 'قائمة من {count}',
    de: 'Liste mit {count}',
    es: 'Lista de {count}',
    fr: 'Liste de {count}',
    ja: '{count}件のリスト',
    zh: '{count} 项列表',
  },
  Copy: {
    ar: 'نسخ',
    de: 'Kopieren',
    es: 'Copiar',
    fr: 'Copier',
    ja: 'コピー',
    zh: '复制',
  },
  Copied: {
    ar: 'تم النسخ',
    de: 'Kopiert',
    es: 'Copiado',
    fr: 'Copié',
    ja: 'コピーしました',
    zh: '已复制',
  },
  'The browser does not let this page copy': {
    ar: 'لا يسمح المتصفح لهذه الصفحة بالنسخ',
    de: 'Der Browser erlaubt dieser Seite das Kopieren nicht',
    es: 'El navegador no permite que esta página copie',
    fr: 'Le navigateur n’autorise pas cette page à copier',
    ja: 'ブラウザーがこのページからのコピーを許可していません',
    zh: '浏览器不允许此页面复制',
  },
} satisfies Translations;
