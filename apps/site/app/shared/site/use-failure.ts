import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { isProblemCode } from '@kindling/contract/problems';

/** Why a page failed, in the reader's words: the refusal's text, or 'Error', with its status, 500 by default. */
export function useFailure(): { status: number; message: string } {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return { status, message: t('page.not_found') };
  const code: unknown = isRouteErrorResponse(error) && (error.data as { code?: unknown } | null)?.code;
  return { status, message: isProblemCode(code) ? t(code) : t('page.error') };
}
