import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ProfilePage } from '../features/profile/profile-page';
import { ownProfileQuery } from '../features/profile/queries';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { PageHandle } from '../shared/routing/page-handle';

export const handle: PageHandle = { page: 'profile', i18n: ['profile-page', 'profile'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, { own: ownProfileQuery });
export const clientLoader = () =>
  loadInBrowser({ i18n: ['profile-page', 'profile'] }, { own: ownProfileQuery });

export default function OwnProfile() {
  return <ProfilePage initial={useLoaderData<typeof loader>().own} />;
}
