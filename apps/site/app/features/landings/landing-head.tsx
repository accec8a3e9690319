import { buildPath } from '@kindling/contract/paths/paths';
import { PageHead } from '../../domain/account/page-head';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { structuredData } from './structured-data';

/**
 * A landing page's metadata for browsers, search engines and link previews: title, description, a card drawn of the brand
 * alone, and structured data that name the brand and the page, never a member.
 */
export function LandingHead({ title, description }: { title: string; description: string }) {
  const { settings, language, origin, themeAssets, brandMarks, words, prefix } = useSite();
  const page = useCurrentPage();
  if (page === null) return <PageHead title={title} />;
  const facts = {
    brand: settings.name,
    home: origin + buildPath('index', words, prefix),
    address: origin + buildPath(page, words, prefix),
    card: `${origin}${themeAssets}/card.png`,
    logo: `${origin}${brandMarks.logo}`,
    ...{ title, description, language },
  };
  return (
    <>
      <PageHead title={title} description={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={facts.brand} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={facts.address} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={facts.card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData(facts) }} />
    </>
  );
}
