const storageKey = 'signup-goes-on';

/** Notes that this visit is a signup, so that the page after a reload goes on with it. */
export function beginSteps(storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(storageKey, 'yes');
  } catch {
    // Storage may be shut off: the steps then wait behind the account's menu.
  }
}

/** Whether this visit is a signup that nobody left. */
export function areStepsBegun(storage: Pick<Storage, 'getItem'>): boolean {
  try {
    return storage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

/** The member finished or chose to go on later: no page brings the steps up by itself again. */
export function leaveSteps(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(storageKey);
  } catch {
    // As above.
  }
}
