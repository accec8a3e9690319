import type { ReactNode } from 'react';
import { Scripts, ScrollRestoration, useMatches } from 'react-router';
import { buildPath } from '@kindling/contract/paths/paths';
import { pages } from '@kindling/contract/pages';
import { handlesOf, isPlain, namespacesOf } from '../../routing/page-handle';
import { pageParameters, tableParameters, useCurrentPage } from '../../routing/use-paths';
import { holdInput } from '../../wake/hold-input';
import { useNonce } from './nonce';
import { PageStyles } from './page-styles';
import { useOptionalSite, type SiteData } from '../site-data';
import { useAlive } from '../use-alive';

/** The document around every page, error pages included. `data-alive` says that its scripts handle presses. */
export function Document({ children }: { children: ReactNode }) {
  const site = useOptionalSite();
  const handles = handlesOf(useMatches());
  const plain = isPlain(handles);
  const layout = site?.themeLayout;
  return (
    <html
      lang={site?.texts}
      data-texts={plain ? undefined : namespacesOf(handles).join(' ')}
      data-alive={useAlive() || undefined}
      data-page={useCurrentPage() ?? undefined}
      data-theme={site?.settings.theme}
      data-hero={layout?.hero}
      data-cards={layout?.cards}
      data-steps={layout?.steps}
      data-bar={layout?.bar}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        {site && <SiteHead site={site} />}
        <PageStyles />
      </head>
      <body>
        {/* Before the page, as its first fields and buttons are used while the rest is on its way. */}
        {plain || <HoldScript />}
        {children}
        {plain || (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Runs in the page as the server sends it; the browser's bundle does not include it. */
function HoldScript() {
  const script = import.meta.env.SSR ? `(${holdInput.toString()})()` : '';
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

function SiteHead({ site }: { site: SiteData }) {
  const page = useCurrentPage();
  const parameters = useMatches().at(-1)?.params ?? {};
  const indexed = page !== null && site.page !== null && pages[page].area === 'public';
  const canonical =
    page &&
    buildPath(page, site.words, site.prefix, pageParameters(tableParameters(page, parameters, site.words)));
  // The page lacks other languages' path words: their addresses are known only for the page that the server rendered.
  const alternates = site.alternates.some(({ path }) => path === canonical) ? site.alternates : [];
  return (
    <>
      <link rel="icon" href={site.brandMarks.icon} />
      <link rel="apple-touch-icon" href={`${site.themeAssets}/icon-180.png`} />
      <link rel="manifest" href="/manifest.webmanifest" />
      {site.fontFiles.map((file) => (
        <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
      ))}
      <link rel="stylesheet" href={site.themeStylesheet} precedence="theme" />
      {indexed || <meta name="robots" content="noindex" />}
      {indexed && canonical && <link rel="canonical" href={site.origin + canonical} />}
      {indexed &&
        alternates.length > 1 &&
        alternates.map(({ language, path }) => (
          <link key={language} rel="alternate" hrefLang={language} href={site.origin + path} />
        ))}
    </>
  );
}
