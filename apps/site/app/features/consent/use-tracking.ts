import { pages, type PageName } from '@kindling/contract/pages';
import { useCurrentPage } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';

export interface PageTracking {
  /** Whether another company's script runs here with consent. */
  asks: boolean;
  /** The page reported to the brand's tag; null where it may not run. */
  tag: PageName | null;
  recorder: { script: string; site: string | null } | null;
}

/**
 * Which scripts of other companies may run on the shown page (decision 0136). A document that was rendered for another page, or
 * for a member, has a policy that forbids them, whatever page it shows by now.
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
