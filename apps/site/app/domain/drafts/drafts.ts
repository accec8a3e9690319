/** A message that was begun and not sent, and whom it is for. */
export interface Draft {
  profileId: string;
  name: string;
  fictional: boolean;
  text: string;
  /** It was to be sent, and something was missing for that: credits, or premium. */
  isStopped: boolean;
}

/** What a member began: the one begun last stands first. */
const prefix = 'drafts ';
/** More are not kept: nobody goes on with the twenty-first. */
const mostKept = 20;

/** The member's drafts in this browser, the newest first; those of whoever was here before are removed. */
export function readDrafts(storage: Storage, memberId: string): Draft[] {
  try {
    const own = prefix + memberId;
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && key !== own) storage.removeItem(key);
    const stored: unknown = JSON.parse(storage.getItem(own) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    // Storage may be shut off, or somebody wrote into it.
    return [];
  }
}

/** Keeps what a member wrote to somebody so far; an empty text is no draft. */
export function keepDraft(storage: Storage, memberId: string, draft: Draft): void {
  const others = readDrafts(storage, memberId).filter(({ profileId }) => profileId !== draft.profileId);
  const drafts = draft.text.trim() === '' ? others : [draft, ...others].slice(0, mostKept);
  try {
    if (drafts.length === 0) storage.removeItem(prefix + memberId);
    else storage.setItem(prefix + memberId, JSON.stringify(drafts));
  } catch {
    // Full or shut off: the text is on the page still.
  }
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Record<keyof Draft, unknown>> | null;
  return (
    typeof draft === 'object' &&
    draft !== null &&
    typeof draft.profileId === 'string' &&
    typeof draft.name === 'string' &&
    typeof draft.text === 'string' &&
    typeof draft.fictional === 'boolean' &&
    typeof draft.isStopped === 'boolean'
  );
}
