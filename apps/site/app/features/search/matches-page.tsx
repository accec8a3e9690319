import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../domain/account/use-user';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePlaceNames } from '../../domain/places/region-names';
import { usePaths } from '../../shared/routing/use-paths';
import { PageHead } from '../../domain/account/page-head';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/notices/empty-state';
import { MemberCards } from '../../domain/photos/member-cards';
import type { SearchFilter } from './filters/search-filter';
import styles from './matches-page.module.scss';

/** At most this many are shown before the link to all members. */
const shown = 12;

/** Members that match a new member's data, real or labelled ones, and the criteria used (specification §2). */
export function MatchesPage({ filter, found }: { filter: SearchFilter; found: AnswerOf<'searchMembers'> }) {
  const { t } = useTranslation('signup');
  const names = usePlaceNames();
  const path = usePaths();
  const unfinished = (useUser()?.signup_step ?? null) !== null;
  const { gender, country, countryregion, min_age: min, max_age: max } = filter;
  const said = [
    gender && t(`members:filter.seeking.${gender}`),
    ages(min, max),
    countryregion && names.region(country ?? null, countryregion),
    country && names.country(country),
  ].filter((text) => text !== undefined);
  const { results, similar } = found;
  const title = t(said.length > 0 ? 'matches.title' : 'matches.start');
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <header className={styles.header}>
        <h1>{title}</h1>
        {said.length === 0 ? (
          <p>{t('matches.nothing')}</p>
        ) : (
          <>
            <p>{t('matches.by')}</p>
            <ul className={styles.said}>
              {said.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        )}
      </header>
      {results.length === 0 ? (
        <EmptyState picture="empty-search" title={t('members:empty.title')} text={t('matches.empty')} />
      ) : (
        <MemberCards label={title} members={results.slice(0, shown)} />
      )}
      {similar.length > 0 && (
        <section className={styles.similar} aria-labelledby="similar">
          <h2 id="similar">{t('members:similar_label')}</h2>
          <MemberCards label={t('members:similar_label')} members={similar.slice(0, shown)} later />
        </section>
      )}
      <div className={styles.ways}>
        <ButtonLink to={path('members')} size="large">
          {t('common:action.to_members')}
        </ButtonLink>
        {unfinished && <Link to={path('signup')}>{t('common:nav.finish_profile')}</Link>}
      </div>
    </div>
  );
}

function ages(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined) return max === undefined ? undefined : `≤ ${max}`;
  return max === undefined ? `${min}+` : `${min}–${max}`;
}
