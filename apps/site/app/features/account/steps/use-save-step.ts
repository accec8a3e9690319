import { useTranslation } from 'react-i18next';
import type { CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes';
import { browserApi } from '../../../shared/api/browser-api';
import { useOwnProfileChanged } from '../../../domain/own-profile/own-profile-query';
import { showToast } from '../../../shared/ui/notices/toasts';

/**
 * Saves a step's input, and says so if a text has to wait for a moderator. The function it returns rejects with `ApiProblem`.
 */
export function useSaveStep() {
  const { t } = useTranslation('own-profile');
  const changed = useOwnProfileChanged();
  return async (body: CallInput<Routes['updateOwnProfile']>['body']): Promise<void> => {
    const answer = await browserApi()('updateOwnProfile', { body });
    changed(answer);
    const waits = answer.profile.held_texts.some(({ status }) => status === 'waiting');
    if (waits && body?.about_me !== undefined) showToast(t('held.told'));
  };
}
