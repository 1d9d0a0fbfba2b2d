import { formatNumber } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import { formatNames } from '../../../locale/names.ts';
import { t } from '../../../locale/translate.ts';
import { JsonFault, readJson, type Wanted } from './readJson.ts';

/** What is wrong with a text that should be JSON, with its line and column; null where nothing is. */
export function jsonProblem(source: string, locale: Locale): string | null {
  try {
    readJson(source);
    return null;
  } catch (error) {
    return t('Invalid JSON: {reason}.', locale, { reason: reasonOf(error, source, locale) });
  }
}

function reasonOf(error: unknown, source: string, locale: Locale): string {
  // A text that is nested too deeply has no place that is wrong.
  if (!(error instanceof JsonFault)) return String(error);
  const { at, wanted, twice } = error;
  const lines = source.slice(0, at).split(/\r\n|[\n\r]/);
  const line = formatNumber(lines.length, locale);
  const column = formatNumber(lines[lines.length - 1].length + 1, locale);
  if (twice !== null)
    return t('line {line}, column {column}: “{name}” is there twice', locale, {
      line,
      column,
      name: twice,
    });
  const [found = ''] = source.slice(at);
  return t('line {line}, column {column}: expected {expected}, found {found}', locale, {
    line,
    column,
    expected: formatNames(
      wanted.map((sign) => wordsOf(sign, locale)),
      locale,
      'disjunction',
    ),
    found: found === '' ? wordsOf('end', locale) : quoted(found, locale),
  });
}

function wordsOf(sign: Wanted, locale: Locale): string {
  if (sign === 'value') return t('a value|in JSON', locale);
  if (sign === 'name') return t('a name in double quotes', locale);
  return sign === 'end' ? t('the end of the text', locale) : quoted(sign, locale);
}

function quoted(sign: string, locale: Locale): string {
  return sign === '\n' || sign === '\r' ? t('a line break', locale) : `“${sign}”`;
}
