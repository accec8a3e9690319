import type { CookieChoice } from '@kindling/contract/brands/cookie-consent';
import { browserApi } from '../../shared/api/browser-api';
import { tellChoice } from './cookie-choice';
import { tellOtherTabs } from './other-tabs';

/** Lets the server note a choice in this browser's cookies, and all open pages of the brand follow it. @throws ApiProblem */
export async function chooseCookies(choice: CookieChoice): Promise<void> {
  await browserApi()('setCookieConsent', { body: { choice } });
  tellChoice();
  tellOtherTabs();
}
