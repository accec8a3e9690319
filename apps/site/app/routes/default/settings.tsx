import { useLoaderData } from 'react-router';
import {
  blocksQuery,
  leavingOffersQuery,
  ownRestrictionsQuery,
  passkeysQuery,
  sessionsQuery,
  unwantedWordsQuery,
} from '../../features/settings/settings-queries';
import { SettingsPage } from '../../features/settings/settings-page';
import { optional } from '../../shared/api/api-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import { consentsQuery } from '../../domain/account/consents-query';
import type { PageHandle } from '../../shared/routing/page-handle';

const queries = {
  sessions: sessionsQuery,
  passkeys: passkeysQuery,
  consents: consentsQuery,
  blocks: optional(blocksQuery),
  words: optional(unwantedWordsQuery),
  restrictions: optional(ownRestrictionsQuery),
  offers: optional(leavingOffersQuery),
};

export const handle: PageHandle = {
  page: 'settings',
  i18n: ['settings', 'own-profile', 'blocks', 'restrictions'],
};
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />;
}
