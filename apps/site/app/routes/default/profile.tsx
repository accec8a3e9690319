import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ProfilePage } from '../../features/profile/profile-page';
import { consentsQuery } from '../../domain/account/consents-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'profile',
  i18n: ['profile-page', 'own-profile', 'profile', 'places', 'members'],
};
const queries = { own: ownProfileQuery, consents: consentsQuery };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, queries);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(handle, queries, args);

export default function OwnProfile() {
  const { own, consents } = useLoaderData<typeof loader>();
  return <ProfilePage initial={own} consents={consents} />;
}
