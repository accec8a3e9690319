import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Fetches the code of a link's page while the link is still being pressed. */
export function PrefetchPressed() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    const look = ({ target, button }: PointerEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (button === 0 && link && link.origin === location.origin) setPage(link.pathname + link.search);
    };
    addEventListener('pointerdown', look, { passive: true });
    return () => removeEventListener('pointerdown', look);
  }, []);
  return page && <PrefetchPageLinks page={page} />;
}
