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
} satisfies Translations;
