const storageKey = 'signup-goes-on';

/** Notes that this visit is a signup, so that the page resumes it after a reload. */
export function beginSteps(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(storageKey, 'yes');
  } catch {
    // Storage may be disabled: the steps then wait behind the account's menu.
  }
}

/** Whether this visit is a signup that was not left. */
export function areStepsBegun(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

/** The member finished or chose to go on later: no page shows the steps by itself again. */
export function leaveSteps(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
