import type { PreviewTrial } from '@kindling/contract/brands/calls/brands';
import type { Settings } from '@kindling/contract/brands/settings/settings';
import { ownLook } from '@kindling/contract/themes/own-look';
import { useEffect, useState } from 'react';
import { changedFields } from '../versions/changed-fields';

/** Short enough for a preview that follows a colour being chosen. */
const restMs = 400;

/**
 * The look that is tried: what the form holds where that is not what is stored, once the hand rests.
 *
 * @returns undefined while the stored look is the one in the form; the last whole one while a part is being typed
 */
export function useTrial(stored: Settings | undefined, edited: Settings): PreviewTrial['look'] {
  const [trial, setTrial] = useState<PreviewTrial['look']>();
  const { theme, look } = edited;
  const isOwn =
    stored !== undefined && changedFields(stored, edited).some((name) => name === 'theme' || name === 'look');
  useEffect(() => {
    if (!ownLook.optional().safeParse(look).success) return;
    const next = isOwn ? { theme, own: look ?? null } : undefined;
    const timer = setTimeout(() => setTrial(next), restMs);
    return () => clearTimeout(timer);
  }, [isOwn, theme, look]);
  return isOwn ? trial : undefined;
}
