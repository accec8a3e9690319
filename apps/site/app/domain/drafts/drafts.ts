/** A message that was begun and not sent, and its receiver. */
export interface Draft {
  profileId: string;
  name: string;
  fictional: boolean;
  text: string;
  /** It was to be sent, but credits or premium were missing. */
  isStopped: boolean;
}

/** One key for each member's drafts; the latest draft comes first. */
const prefix = 'drafts ';
/** Older drafts are dropped: nobody returns to the twenty-first. */
const mostKept = 20;

/** The member's drafts in this browser, the newest first; another member's drafts are removed. */
export function readDrafts(storage: Storage, memberId: string): Draft[] {
  try {
    const own = prefix + memberId;
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && key !== own) storage.removeItem(key);
    const stored: unknown = JSON.parse(storage.getItem(own) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isDraft) : [];
  } catch {
    // Storage may be disabled, or hold something else.
    return [];
  }
}

/** Keeps the draft to one receiver; an empty text removes it. */
export function keepDraft(storage: Storage, memberId: string, draft: Draft): void {
  const others = readDrafts(storage, memberId).filter(({ profileId }) => profileId !== draft.profileId);
  const drafts = draft.text.trim() === '' ? others : [draft, ...others].slice(0, mostKept);
  try {
    if (drafts.length === 0) storage.removeItem(prefix + memberId);
    else storage.setItem(prefix + memberId, JSON.stringify(drafts));
  } catch {
    // Full or disabled: the text is still on the page.
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
