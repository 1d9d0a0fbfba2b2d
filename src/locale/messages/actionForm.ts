import type { Translations } from './translations.ts';

/** The form of an action that starts with what the record holds. */
export const actionForm = {
  'It is {value} now.': {
    ar: 'القيمة الآن: {value}.',
    de: 'Jetzt: {value}.',
    es: 'Ahora: {value}.',
    fr: 'Actuellement : {value}.',
    ja: '現在の値：{value}',
    zh: '当前值：{value}。',
  },
  'Reading what it holds now…': {
    ar: 'جارٍ قراءة القيم الحالية…',
    de: 'Der jetzige Stand wird gelesen…',
    es: 'Leyendo los valores actuales…',
    fr: 'Lecture des valeurs actuelles…',
    ja: '現在の値を読み込んでいます…',
    zh: '正在读取当前值…',
  },
  'What it holds now could not be read: the form starts empty.': {
    ar: 'تعذّرت قراءة القيم الحالية: يبدأ النموذج فارغًا.',
    de: 'Der jetzige Stand konnte nicht gelesen werden: Das Formular ist leer.',
    es: 'No se pudieron leer los valores actuales: el formulario está vacío.',
    fr: 'Les valeurs actuelles n’ont pas pu être lues : le formulaire est vide.',
    ja: '現在の値を読み込めなかったため、フォームは空です。',
    zh: '无法读取当前值：表单为空。',
  },
} satisfies Translations;
