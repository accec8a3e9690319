import {
  useLoaderData,
  useParams,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { RestrictionPage } from '../../features/restrictions/restriction-page';
import { restrictionQuery } from '../../features/restrictions/queries';
import { optional } from '../../shared/api/api-query';
import { loadInBrowser } from '../../shared/api/load-in-browser';
import { loadOnServer } from '../../shared/api/load-on-server.server';
import type { PageHandle } from '../../shared/routing/page-handle';
import { requireId } from '../../shared/routing/require-id';

export const handle: PageHandle = { page: 'restrictions-id', i18n: ['restrictions'] };
// A banned member has no session: what the member's call refuses, the mailed link may open.
const questions = ({ params }: Pick<LoaderFunctionArgs, 'params'>) => ({
  restriction: optional(restrictionQuery(requireId(params.id))),
});
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, questions(args));
export const clientLoader = (args: ClientLoaderFunctionArgs) => loadInBrowser(handle, questions(args), args);

export default function Restriction() {
  const { restriction } = useLoaderData<typeof loader>();
  const id = requireId(useParams().id);
  return <RestrictionPage key={id} id={id} own={restriction} />;
}
