import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import {
  blocksQuery,
  leavingOffersQuery,
  ownRestrictionsQuery,
  sessionsQuery,
} from '../../features/settings/queries';
import { SettingsPage } from '../../features/settings/settings-page';
import { optional } from '../../shared/api/api-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { consentsQuery } from '../../domain/account/consents-query';
import type { PageHandle } from '../../shared/routing/page-handle';

const questions = {
  sessions: sessionsQuery,
  consents: consentsQuery,
  blocks: optional(blocksQuery),
  restrictions: optional(ownRestrictionsQuery),
  offers: optional(leavingOffersQuery),
};

const i18n = ['settings', 'own-profile', 'blocks', 'restrictions'] as const;
export const handle: PageHandle = { page: 'settings', i18n };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, questions);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser({ i18n }, questions, args);

export default function Settings() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />;
}
