import { useState } from 'react';
import type { CookieChoice } from '@kindling/contract/brands/cookie-consent';
import { useProblemText } from '../../shared/api/use-problem-text';
import { useSite } from '../../shared/site/site-data';
import { showToast } from '../../shared/ui/notices/toasts';
import { removeForeignCookies } from './cookies/foreign-cookies';
import { browserApi } from '../../shared/api/browser-api';
import { tellChoice } from './cookies/cookie-choice';
import { tellOtherTabs } from './cookies/other-tabs';

/** Sends a choice. `busy` is the one under way, `saved` whether one was stored since the page opened. */
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
      // A frame has no cookies here; the recorder may have set some on the pages where it runs.
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

/**
 * Stores a choice in this browser's cookies by the server, and updates all open pages of the brand.
 *
 * @throws ApiProblem
 */
async function chooseCookies(choice: CookieChoice): Promise<void> {
  await browserApi()('setCookieConsent', { body: { choice } });
  tellChoice();
  tellOtherTabs();
}
