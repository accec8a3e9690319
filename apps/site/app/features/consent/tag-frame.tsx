import type { PageName } from '@kindling/contract/pages';
import { tagFramePath } from '@kindling/contract/brands/tag-frame';

/** The brand's tag, for one page: an unseen frame of an origin of its own, so that nothing of this page is in its reach. */
export function TagFrame({ page }: { page: PageName }) {
  return (
    <iframe
      key={page}
      src={tagFramePath(page)}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      aria-hidden="true"
      tabIndex={-1}
      hidden
    />
  );
}
