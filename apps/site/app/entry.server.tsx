import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { loadI18n } from './shared/i18n/instance';
import { isPlain, namespacesOf, type PageHandle } from './shared/routing/page-handle';
import { NonceContext } from './shared/site/document/nonce';
import { scriptlessPage } from './shared/site/document/scriptless-page';
import { pageContext, siteContext } from './shared/site/site-context';
import { sleepingPage } from './shared/wake/sleeping-page';

export const streamTimeout = 5_000;

/** Renders a page as a whole. One for the cache has no nonce: its scripts are hashed. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { texts, nonce } = context.get(siteContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const handles = entry.staticHandlerContext.matches.flatMap(({ route }) => {
    const handle = entry.routeModules[route.id]?.handle as PageHandle | undefined;
    return handle ? [handle] : [];
  });
  const i18n = await loadI18n(texts, namespacesOf(handles));
  const whole = nonce === null || isbot(request.headers.get('user-agent') ?? '');
  const nonceOption = nonce === null ? {} : { nonce };
  await readHandoff(entry);
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <I18nextProvider i18n={i18n}>
        <NonceContext value={nonce ?? undefined}>
          <ServerRouter context={entry} url={request.url} {...nonceOption} />
        </NonceContext>
      </I18nextProvider>,
      {
        ...nonceOption,
        onAllReady() {
          clearTimeout(timer);
          pipe(pageSink(resolve));
        },
        onShellError: reject,
        onError(error) {
          // A page that will be cached must be complete; one that is only sent may lack the part that failed.
          if (whole) reject(error instanceof Error ? error : new Error('A page failed', { cause: error }));
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
  const still = nonce === null && status === 200 && handles.some((handle) => handle.still);
  // The cached page of all unknown addresses.
  const isNowhere = nonce === null && status === 404;
  const sent = isNowhere ? scriptlessPage(html) : isPlain(handles) ? html : sleepingPage(html, !still);
  // Not as the body: a Response would copy the page into a stream, which the server would read again.
  context.get(pageContext).body = Buffer.from(sent, 'latin1');
  return new Response(null, { status, headers });
}

/**
 * Reads the data for the browser to its end before the page is rendered, so that nothing in the tree suspends and the page
 * comes out in one piece.
 */
async function readHandoff(entry: EntryContext): Promise<void> {
  if (!entry.serverHandoffStream) return;
  const value = await text(entry.serverHandoffStream);
  const settled = (result: { done: boolean; value: string }) => Object.assign(Promise.resolve(), { result });
  entry.serverHandoffStream = new ReadableStream();
  // The router's own cache of what it has read of the stream: `StreamTransfer` finds both parts there.
  entry.renderMeta = {
    ...entry.renderMeta,
    streamCache: { 0: settled({ done: false, value }), 1: settled({ done: true, value: '' }) },
  };
}

/**
 * Collects the rendered page as one character a byte (Latin 1). All that is searched for or inserted is ASCII, and such a text
 * is cut and turned back into bytes in a tenth of the time that UTF-8 takes.
 */
function pageSink(done: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString('latin1'));
      next();
    },
  });
}
