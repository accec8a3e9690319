import { useAlive } from '../../shared/site/use-alive';

const key = 'account-deleted';

/** Notes in this tab that its member deleted the account: the page that says so is public. */
export function noteDeletion(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage may be disabled: the page then shows its neutral text.
  }
}

/** Whether the account was deleted in this tab; false until the page is alive. */
export function useJustDeleted(): boolean {
  return useAlive() && isDeletionNoted();
}

function isDeletionNoted(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
