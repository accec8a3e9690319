import { Ban, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../shared/ui/menu';
import { placeBeside } from '../../shared/ui/place-beside';
import type { BlockTarget } from './use-block';

// Most members never block anybody.
const BlockDialog = lazy(() => import('./block-dialog'));

/** What else one may do about a member. Needs the texts of `blocks`. */
export function MemberMenu({ target, className }: { target: BlockTarget; className?: string }) {
  const { t } = useTranslation('blocks');
  const [blocking, setBlocking] = useState(false);
  const { name } = target;
  return (
    <>
      <Menu
        label={t('more', { name })}
        trigger={<Ellipsis aria-hidden="true" />}
        place={placeBeside}
        className={className}
      >
        <li>
          <button type="button" onClick={() => setBlocking(true)}>
            <Ban aria-hidden="true" />
            {t('block', { name })}
          </button>
        </li>
      </Menu>
      {blocking && (
        <Suspense>
          <BlockDialog target={target} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
    </>
  );
}
