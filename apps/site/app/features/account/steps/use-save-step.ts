import type { CallInput } from '@kindling/contract/route';
import type { Routes } from '@kindling/contract/routes/all';
import { browserApi } from '../../../shared/api/browser-api';
import { useOwnProfileChanged } from '../../../domain/own-profile/own-profile-query';

/** Saves what a step was told. The function it returns rejects with `ApiProblem`. */
export function useSaveStep() {
  const changed = useOwnProfileChanged();
  return async (body: CallInput<Routes['updateOwnProfile']>['body']): Promise<void> => {
    changed(await browserApi()('updateOwnProfile', { body }));
  };
}
