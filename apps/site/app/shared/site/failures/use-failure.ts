import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import type { RefusedPage } from '../../api/page-queries';

/** Why a page failed, in the reader's words: the refusal's text, or 'Error', with its status, 500 by default. */
export function useFailure(): { status: number; message: string } {
  const { t } = useTranslation('errors');
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return { status, message: t('page.not_found') };
  const refused = isRouteErrorResponse(error) ? (error.data as RefusedPage | null) : null;
  const text = refused ? t([refused.code, 'page.error']) : t('page.error');
  const id = refused?.reference;
  return { status, message: id === undefined ? text : `${text} ${t('reference', { id })}` };
}
