import { useEffect, useId, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOptions, apiQuery } from '../../shared/api/api-query';
import { PhotoGridSkeleton } from '../../shared/ui/notices/skeleton';
import { MemberCards } from '../../domain/photos/member-cards';
import styles from './related-members.module.scss';

const relatedQuery = (id: string) => apiQuery('relatedMembers', { params: { id } });

/** Members similar to the profile's (specification §3); fetched when the reader comes near. */
export function RelatedMembers({ profile }: { profile: { id: string; name: string } }) {
  const { t } = useTranslation('members');
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const { data, isError } = useQuery({ ...queryOptions(relatedQuery(profile.id)), enabled: near });

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: '600px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // The page can do without.
  if (isError || data?.results.length === 0) return null;
  return (
    <section ref={place} className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('related', { name: profile.name })}</h2>
      {data ? (
        <MemberCards label={t('related', { name: profile.name })} members={data.results} later />
      ) : (
        <PhotoGridSkeleton />
      )}
    </section>
  );
}
