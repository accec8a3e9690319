import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { FirstLine } from '../../features/landings/letter/first-line';
import { memberOrNobody } from '../../features/landings/letter/member-or-nobody.server';
import { Nobody } from '../../features/landings/letter/nobody';
import { browserLoader } from '../../shared/api/load-in-browser';
import type { PageHandle } from '../../shared/routing/page-handle';

export const handle: PageHandle = {
  page: 'members-id-landing3',
  i18n: ['landings', 'index', 'members', 'profile', 'consent'],
  plain: true,
};
export const loader = (args: LoaderFunctionArgs) => memberOrNobody(args);
// Plain pages come only from the server.
export const clientLoader = browserLoader(handle, {});

export default function MemberLanding() {
  const { member } = useLoaderData<typeof loader>();
  return member ? <FirstLine member={member} /> : <Nobody />;
}
