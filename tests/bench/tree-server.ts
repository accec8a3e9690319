import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Fastify from 'fastify';
import { endpointPath } from '@kindling/contract/endpoint';
import { siteEndpoints, type SiteEndpointName } from '@kindling/contract/site-endpoints';
import { resolvePath } from '@kindling/contract/paths/paths';
import type { SiteApi, SiteBuild } from '@kindling/contract/site-request';
import type { PublicSettings } from '@kindling/contract/brands/calls/site-settings';
import { requestOnce } from '../support/app/http.ts';
import { root } from '../../scripts/root.ts';
import type { PageOfTree } from './bare.ts';

/**
 * The floor under a rendered page: `renderToString` of the tree that the site made of it, with the same data, for every
 * request. Nothing is routed, asked for, handed over to the browser or compressed.
 * Run as a process of its own: `tree-server.ts <file with the page>`; prints its port.
 */
const page = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8')) as PageOfTree;

interface Tree {
  props: { children?: Tree; context?: { serverHandoffStream?: unknown } };
}
type ReactServer = Record<
  'renderToPipeableStream' | 'renderToString',
  (tree: Tree, options?: object) => unknown
>;

// The site takes its renderer from this module when it is loaded; until then it can be listened to.
const react = createRequire(path.join(root, 'apps/site/package.json'))('react-dom/server') as ReactServer;
const { renderToPipeableStream } = react;
let tree: Tree | undefined;
react.renderToPipeableStream = (rendered, options) => {
  tree = rendered;
  return renderToPipeableStream(rendered, options);
};
const site = (await import(
  pathToFileURL(path.join(root, 'apps/site/build/server/index.js')).href
)) as SiteBuild;

const call: SiteApi = async (name: SiteEndpointName, input: { params?: object; query?: object } = {}) => {
  const query = new URLSearchParams(Object.entries(input.query ?? {}) as [string, string][]).toString();
  const address = endpointPath(siteEndpoints[name], { ...input.params });
  const answer = await requestOnce(page.port, page.host, {
    method: siteEndpoints[name][0],
    path: query ? `${address}?${query}` : address,
    headers: page.headers,
  });
  if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${answer.body.toString()}`);
  return JSON.parse(answer.body.toString()) as never;
};

const settings: PublicSettings = await call('getSettings', {});
const language = settings.domain_language;
const { user } = await call('getUser');
const origin = `http://${page.host}`;
const response = await site.handle(new Request(origin + page.path), {
  settings,
  language,
  texts: language,
  unreadable: false,
  route: resolvePath(page.path, { domain: language, offered: settings.locales }),
  user,
  hints: [],
  nonce: 'bench',
  country: null,
  themeLayout: {
    ...{ hero: 'split', cards: 'wall', steps: 'circles', bar: 'solid', niche: 1 },
    fonts: { display: 'figtree', text: 'figtree' },
    wordmark: settings.name,
  },
  themeStylesheet: '/theme.css',
  themeAssets: '/themes/bench',
  brandMarks: { logo: '/logo.svg', logoDark: '/logo-dark.svg', icon: '/icon.svg' },
  origin,
  call,
});
if (!tree) throw new Error(`${page.path} was not rendered`);
const router = deepest(tree);
// What is left of the page's data has been sent: the tree is rendered without it.
if (router.props.context) router.props.context.serverHandoffStream = undefined;

function deepest(element: Tree): Tree {
  return element.props.children ? deepest(element.props.children) : element;
}

const rendered = tree;
const app = Fastify();
app.get('/*', (_request, reply) =>
  reply.code(response.status).type('text/html').send(react.renderToString(rendered)),
);
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
