import type { ListChart } from '../../../lists/chart.ts';
import type { ChartPart } from '../../../lists/chartParts.ts';
import type { Option } from '../../../lists/picker.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { Point } from '../../chart/point.ts';
import type { AnyList } from '../listDefinition.ts';
import { amountInWords, roundedAverage } from '../sums/figureText.ts';
import { partInWords } from './chartWords.ts';
import { amountOf, type Amounts, type AnySum } from './readFigure.ts';

const BRIEF = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;

interface DrawnPart {
  readonly part: ChartPart;
  readonly list: AnyList;
  readonly chart: ListChart;
  readonly sum: AnySum | undefined;
  /** The records that a chart by a relation has bars for. */
  readonly records: readonly Option[] | undefined;
  /** The currency that is drawn. */
  readonly currency: string | null;
  /** Null where they could not be read. */
  readonly amounts: Amounts | null | 'pending';
  /** The list with the part's records. */
  readonly href: string;
  readonly locale: Locale;
}

/** A part of a list as a chart draws it. */
export function chartPoint(drawn: DrawnPart): Point {
  const { part, list, chart, sum, records, currency, amounts, href, locale } = drawn;
  const isPending = amounts === 'pending';
  const known = isPending ? null : amountOf(amounts, currency, chart);
  const isRounded = known !== null && chart.kind === 'average';
  const amount = isRounded ? roundedAverage(known, sum, currency) : known;
  const words = (own?: Intl.NumberFormatOptions) =>
    amount === null ? '—' : amountInWords(amount, sum, currency, locale, own);
  return {
    ...partInWords(list, chart, part, locale, records),
    value: amount === null ? null : Number(amount),
    text: isPending ? '' : words(),
    brief: words(BRIEF),
    href,
  };
}
