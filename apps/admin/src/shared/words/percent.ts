import { consoleLocale } from './texts';

/** `2.6%`, or `2,6%` where people write it so. @param share 0.026 */
export function percentName(
  share: number,
  digits: Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'> = {
    maximumFractionDigits: 2,
  },
): string {
  return share.toLocaleString(consoleLocale(), { style: 'percent', ...digits });
}
