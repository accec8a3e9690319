import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { ProfilePage } from '../../features/profile/profile-page';
import { verificationQuery } from '../../features/profile/queries';
import { optional } from '../../shared/api/api-query';
import { consentsQuery } from '../../domain/account/consents-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'profile',
  i18n: ['profile-page', 'own-profile', 'profile', 'places', 'members', 'account', 'verification'],
};
const queries = {
  own: ownProfileQuery,
  consents: consentsQuery,
  // A brand whose profiles do not show it refuses.
  verification: optional(verificationQuery),
};
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, queries);
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(handle, queries, args);

export default function OwnProfile() {
  const { own, consents, verification } = useLoaderData<typeof loader>();
  return <ProfilePage initial={own} consents={consents} verification={verification} />;
}
