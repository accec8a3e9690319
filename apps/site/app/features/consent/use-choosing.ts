import { useState } from 'react';
import type { CookieChoice } from '@kindling/contract/brands/cookie-consent';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useSite } from '../../shared/site/site-data';
import { showToast } from '../../shared/ui/toasts';
import { chooseCookies } from './choose-cookies';
import { removeForeignCookies } from './foreign-cookies';

/** Sends a choice. `busy` is the one under way, `saved` whether one was kept since the page opened. */
export function useChoosing(): {
  busy: CookieChoice | null;
  saved: boolean;
  choose(choice: CookieChoice): Promise<void>;
} {
  const { ofError } = useProblemText();
  const { recorder } = useSite().settings.tracking;
  const [busy, setBusy] = useState<CookieChoice | null>(null);
  const [saved, setSaved] = useState(false);
  const choose = async (choice: CookieChoice) => {
    setBusy(choice);
    try {
      await chooseCookies(choice);
      // A frame has no cookies here; the recorder may have set some on the pages that it runs in.
      if (recorder && choice === 'necessary') removeForeignCookies(document);
      setSaved(true);
    } catch (error) {
      showToast(ofError(error), 'danger');
    } finally {
      setBusy(null);
    }
  };
  return { busy, saved, choose };
}
