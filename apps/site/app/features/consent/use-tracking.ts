import { pages, type PageName } from '@kindling/contract/pages';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';

export interface PageTracking {
  /** Whether something of another company runs here for who allows it. */
  asks: boolean;
  /** The page that the brand's tag is told of; null where it may not run. */
  tag: PageName | null;
  recorder: { script: string; site: string | null } | null;
}

/**
 * What of other companies may run on the page that is shown (decision 0136). A document that was rendered for another page, or for a
 * member, has a policy that lets nothing run, whatever page it shows by now.
 */
export function useTracking(): PageTracking {
  const { settings, page: rendered, user } = useSite();
  const page = useCurrentPage();
  const allows = (name: PageName | null) => (name === null || user ? 'none' : pages[name].tracking);
  const { tag, recorder } = settings.tracking;
  const here = allows(rendered) === 'none' ? 'none' : allows(page);
  return {
    asks: (tag !== null && here !== 'none') || (recorder !== null && here === 'recorder'),
    tag: tag !== null && here !== 'none' ? page : null,
    recorder: here === 'recorder' && page === rendered ? recorder : null,
  };
}
