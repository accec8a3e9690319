import { useLoaderData, useParams } from 'react-router';
import { RestrictionPage } from '../../features/restrictions/restriction-page';
import { restrictionQuery } from '../../features/restrictions/restriction-query';
import { optional } from '../../shared/api/api-query';
import { browserLoader } from '../../shared/api/load-in-browser';
import { serverLoader } from '../../shared/api/load-on-server.server';
import type { PageRequest } from '../../shared/api/page-queries';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';

export const handle: PageHandle = { page: 'restrictions-id', i18n: ['restrictions'] };
// A banned member has no session: if the member's call is refused, the mailed link may still open the decision.
const queries = ({ params }: PageRequest) => ({
  restriction: optional(restrictionQuery(requireId(params.id))),
});
export const loader = serverLoader(queries);
export const clientLoader = browserLoader(handle, queries);

export default function Restriction() {
  const { restriction } = useLoaderData<typeof loader>();
  const id = requireId(useParams().id);
  return <RestrictionPage key={id} id={id} own={restriction} />;
}
