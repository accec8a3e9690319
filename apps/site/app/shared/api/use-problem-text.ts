import { useTranslation } from 'react-i18next';
import { passwordLength } from '@kindling/contract/accounts/password-length';
import type { ApiProblem } from '@kindling/contract/api-problem';
import type { FieldProblemCode } from '@kindling/contract/problems';
import type { Currency, Language } from '@kindling/contract/languages';
import { formatMoney } from '@kindling/contract/text/numbers';
import { formatMoment } from '../time/moments';
import { useSite } from '../site/site-data';
import { useDateLocale } from '../i18n/date-locale';
import { isApiProblem, isGone } from './page-queries';

export interface ProblemTexts {
  /** The text of anything that a call rejected with. */
  ofError(error: unknown): string;
  /** The same for a call about another member, who may be gone. */
  ofMember(error: unknown): string;
  ofField(code: FieldProblemCode): string;
}

/** Refusals in the reader's language; anything else reads as `unexpected`. */
export function useProblemText(): ProblemTexts {
  const { t } = useTranslation('errors');
  const { settings, language } = useSite();
  const locale = useDateLocale();
  const ofError = (error: unknown) => {
    if (!isApiProblem(error)) return t('unexpected');
    const text = t([error.code, 'unexpected'], paramsOf(error, { locale, language }));
    return error.reference === undefined ? text : `${text} ${t('reference', { id: error.reference })}`;
  };
  return {
    ofError,
    ofMember: (error) => (isGone(error) ? t('page.no_member') : ofError(error)),
    ofField: (code) => t(`field.${code}`, { min_age: settings.minimum_age, min_length: passwordLength.min }),
  };
}

/** The text's parameters; times and prices in the reader's format. */
function paramsOf(
  { params }: ApiProblem,
  { locale, language }: { locale: string; language: Language },
): Record<string, unknown> {
  const { until, minimum, currency } = params as { until?: unknown; minimum?: unknown; currency?: Currency };
  if (typeof minimum === 'number' && currency !== undefined)
    return { ...params, price: formatMoney(minimum, currency, language) };
  if (typeof until !== 'string') return { ...params };
  return { ...params, time: formatMoment(until, 'date', locale, Date.now()) };
}
