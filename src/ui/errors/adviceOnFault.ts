import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { Advice } from './advice.ts';

/** Explains a defect of the app to people. */
export function adviceOnFault(fault: unknown, locale: Locale): Advice {
  return {
    title: t('Something went wrong', locale),
    explanation: t(
      'This is an error in the app itself. Other pages still work. If trying again does not help, contact the administrator of the app.',
      locale,
    ),
    remedies: ['retry', 'reload'],
    details: [fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)],
  };
}
