import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { usePaths } from '../../routing/use-paths';
import { PhotoGridSkeleton, RowsSkeleton, TextSkeleton } from '../../ui/notices/skeleton';
import styles from './coming-page.module.scss';

const likeTabs = ['received', 'given', 'matches'] as const;
/** The same as the loading bar's, specification §9. */
const patienceMs = 200;

/** The page; after 200 ms of loading another one, a skeleton of that. */
export function ComingPage({ children }: { children: ReactNode }) {
  const coming = useComing();
  return (
    <>
      <div className={styles.page} hidden={coming !== undefined}>
        {children}
      </div>
      {coming !== undefined && (
        <div className={styles.coming}>
          <Shape of={coming} />
        </div>
      )}
    </>
  );
}

/** The path of the page that is loading. */
function useComing(): string | undefined {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const path = usePaths();
  const tabs = [path('likes'), ...likeTabs.map((type) => path('likes-type', { type }))];
  const elsewhere = state === 'loading' && location.pathname !== pathname;
  // Another search or tab of the same page is up to that page.
  const next =
    elsewhere && !(tabs.includes(pathname) && tabs.includes(location.pathname))
      ? location.pathname
      : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => setLate(next), patienceMs);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [next]);
  return late === next ? next : undefined;
}

function Shape({ of: pathname }: { of: string }) {
  const path = usePaths();
  const isOne = (place: string) => pathname === place;
  if (isOne(path('members')) || pathname.startsWith(path('likes'))) return <PhotoGridSkeleton count={8} />;
  if (isOne(path('chats'))) return <RowsSkeleton count={6} />;
  return <TextSkeleton picture={pathname.startsWith(`${path('members')}/`)} />;
}
