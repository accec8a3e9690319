import { useDeferredValue, useEffect } from 'react';
import { Sidebar, useSidebarState, useStoreContext, type SidebarProps } from 'react-admin';
import { useIsNarrow } from '../browser/use-is-narrow';

/**
 * The menu's place. A window that becomes as narrow as a phone closes it before it is drawn: there it is a dialog that
 * takes the page from screen readers, and one that closes while it opens would never give it back.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const isPhone = useIsNarrow();
  const store = useStoreContext();
  const [isOpen, setOpen] = useSidebarState();
  // Follows once the effect below has run.
  const wasPhone = useDeferredValue(isPhone);
  useEffect(() => {
    if (!isPhone) return;
    const wasOpen = store.getItem<boolean>('sidebar.open') ?? true;
    setOpen(false);
    return () => setOpen(wasOpen);
  }, [isPhone, store, setOpen]);
  return <Sidebar {...props} {...(isPhone && { open: isOpen && wasPhone })} />;
}
