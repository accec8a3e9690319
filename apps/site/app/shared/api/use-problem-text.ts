import { useTranslation } from 'react-i18next';
import { passwordLength } from '@kindling/contract/password-length';
import type { FieldProblemCode } from '@kindling/contract/problems';
import { useSite } from '../site/site-data';
import { isApiProblem } from './page-queries';

export interface ProblemTexts {
  /** The text of whatever a call rejected with. */
  ofError(error: unknown): string;
  ofField(code: FieldProblemCode): string;
}

/** Refusals in the reader's language; anything that is no refusal of ours reads as `unexpected`. */
export function useProblemText(): ProblemTexts {
  const { t } = useTranslation('errors');
  const { settings } = useSite();
  return {
    ofError: (error) => (isApiProblem(error) ? t(error.code, { ...error.params }) : t('unexpected')),
    ofField: (code) => t(`field.${code}`, { min_age: settings.minimum_age, min_length: passwordLength.min }),
  };
}
