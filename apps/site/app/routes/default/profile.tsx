import { useLoaderData } from 'react-router';
import { ProfilePage } from '../../features/profile/profile-page';
import { optional } from '../../shared/api/api-query';
import { consentsQuery } from '../../domain/account/consents-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import { verificationQuery } from '../../domain/own-profile/verification/verification-query';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'profile',
  i18n: ['profile-page', 'own-profile', 'profile', 'places', 'members', 'account', 'verification', 'prompts'],
};
const queries = {
  own: ownProfileQuery,
  consents: consentsQuery,
  // Refused if the brand's profiles do not show it.
  verification: optional(verificationQuery),
};
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function OwnProfile() {
  const { own, consents, verification } = useLoaderData<typeof loader>();
  return <ProfilePage initial={own} consents={consents} verification={verification} />;
}
