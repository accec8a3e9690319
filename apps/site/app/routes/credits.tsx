import { useLoaderData, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { CreditsPage } from '../features/credits/credits-page';
import { bundlesQuery, creditsQuery } from '../features/credits/queries';
import { loadInBrowser } from '../shared/api/load-in-browser';
import { loadOnServer } from '../shared/api/load-on-server.server';
import type { PageHandle } from '../shared/routing/page-handle';

const questions = { offer: bundlesQuery, statement: creditsQuery };

export const handle: PageHandle = { page: 'credits', i18n: ['credits'] };
export const loader = (args: LoaderFunctionArgs) => loadOnServer(args, questions);
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  loadInBrowser({ i18n: ['credits'] }, questions, args);

export default function Credits() {
  return <CreditsPage {...useLoaderData<typeof loader>()} />;
}
