import type { Translations } from './translations.ts';

/** What is said of writing a list into a file. */
export const exporting = {
  '{count, plural, one {# row} other {# rows}} so far, of {total}': {
    ar: 'عدد الصفوف حتى الآن: {count} ({total})',
    de: 'Bisher {count, plural, one {# Zeile} other {# Zeilen}} ({total})',
    es: '{count, plural, one {# fila} other {# filas}} hasta ahora ({total})',
    fr: '{count, plural, one {# ligne} other {# lignes}} pour l’instant ({total})',
    ja: '現在{count}行（{total}）',
    zh: '目前 {count} 行（{total}）',
  },
  '{count, plural, one {# row} other {# rows}} so far': {
    ar: 'عدد الصفوف حتى الآن: {count}',
    de: 'Bisher {count, plural, one {# Zeile} other {# Zeilen}}',
    es: '{count, plural, one {# fila} other {# filas}} hasta ahora',
    fr: '{count, plural, one {# ligne} other {# lignes}} pour l’instant',
    ja: '現在{count}行',
    zh: '目前 {count} 行',
  },
  Format: { ar: 'التنسيق', de: 'Format', es: 'Formato', fr: 'Format', ja: '形式', zh: '格式' },
  'For Excel (with a byte order mark)': {
    ar: 'لبرنامج Excel (مع علامة ترتيب البايتات)',
    de: 'Für Excel (mit Byte-Order-Mark)',
    es: 'Para Excel (con marca de orden de bytes)',
    fr: 'Pour Excel (avec indicateur d’ordre des octets)',
    ja: 'Excel用（バイト順マーク付き）',
    zh: '用于 Excel（带字节顺序标记）',
  },
  Rows: { ar: 'الصفوف', de: 'Zeilen', es: 'Filas', fr: 'Lignes', ja: '行', zh: '行' },
  'All that match': {
    ar: 'كل المطابق',
    de: 'Alle passenden',
    es: 'Todas las que coinciden',
    fr: 'Toutes celles qui correspondent',
    ja: '条件に一致するすべて',
    zh: '所有匹配的行',
  },
  '{count, plural, one {# row} other {# rows}} exported.{unreadable, plural, =0 {} one { # value is empty because the backend could not give it.} other { # values are empty because the backend could not give them.}}':
    {
      ar: 'عدد الصفوف المصدَّرة: {count}.{unreadable, plural, =0 {} other { عدد القيم الفارغة لأن الخادم لم يتمكن من توفيرها: #.}}',
      de: '{count, plural, one {# Zeile} other {# Zeilen}} exportiert.{unreadable, plural, =0 {} one { # Wert ist leer, weil das Backend ihn nicht liefern konnte.} other { # Werte sind leer, weil das Backend sie nicht liefern konnte.}}',
      es: '{count, plural, one {# fila exportada} other {# filas exportadas}}.{unreadable, plural, =0 {} one { # valor está vacío porque el servidor no pudo darlo.} other { # valores están vacíos porque el servidor no pudo darlos.}}',
      fr: '{count, plural, one {# ligne exportée} other {# lignes exportées}}.{unreadable, plural, =0 {} one { # valeur est vide, car le serveur n’a pas pu la fournir.} other { # valeurs sont vides, car le serveur n’a pas pu les fournir.}}',
      ja: '{count}行をエクスポートしました。{unreadable, plural, =0 {} other {バックエンドが返せなかったため、#件の値は空です。}}',
      zh: '已导出 {count} 行。{unreadable, plural, =0 {} other {其中 # 个值为空，因为后端无法提供。}}',
    },
  '{column} currency': {
    ar: 'عملة {column}',
    de: '{column}: Währung',
    es: '{column}: moneda',
    fr: '{column} : devise',
    ja: '{column}の通貨',
    zh: '{column}的币种',
  },
  '{column} (minor unit)': {
    ar: '{column} (بالوحدة الصغرى)',
    de: '{column} (kleinste Einheit)',
    es: '{column} (unidad menor)',
    fr: '{column} (plus petite unité)',
    ja: '{column}（補助単位）',
    zh: '{column}（最小单位）',
  },
} satisfies Translations;
