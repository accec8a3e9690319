import { localizedPath } from '@kindling/contract/paths/paths';
import type { Unsubscribing } from './mail-layout.js';
import type { Surroundings } from './mail-surroundings.js';

/**
 * The ways to unsubscribe from a mail: the header that mail programs show as a button, a page that asks first, and the
 * page of all preferences. The page's token is in the `#` fragment, which browsers never send.
 */
export function unsubscribeOf(token: string, { tenant, language, origin, t }: Surroundings): Unsubscribing {
  const { domain_language: domain } = tenant.settings;
  const page = (name: 'unsubscribe' | 'notifications'): string =>
    origin + localizedPath(name, language, domain);
  return {
    oneClickUrl: `${origin}/api/unsubscribe/${token}`,
    links: [
      { label: t('layout.unsubscribe'), url: `${page('unsubscribe')}#${token}` },
      { label: t('layout.preferences'), url: page('notifications') },
    ],
  };
}
