import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AnswerOf } from '../../shared/api/api-query';
import { usePaths } from '../../shared/routing/use-paths';
import { Button } from '../../shared/ui/button';
import type { Asked } from './asked';
import styles from './suggestions.module.scss';

const further = { city: 'region', region: 'country', country: 'anywhere', anywhere: 'anywhere' } as const;

/** What would bring more suggestions: only real ways, as the server says, and the gaps of the own profile. */
export function MoreWays({
  asked,
  answer: { loosen, lacking },
  busy,
  onLoosen,
  onAgain,
}: {
  asked: Asked;
  answer: AnswerOf<'findMatches'>;
  busy: boolean;
  onLoosen: (asked: Asked) => void;
  onAgain: () => void;
}) {
  const { t } = useTranslation('match-finder');
  const path = usePaths();
  return (
    <section className={styles.more} aria-labelledby="more-ways">
      <h2 id="more-ways">{t('more.title')}</h2>
      <ul>
        {loosen.includes('reach') && (
          <li>
            <Button
              look="secondary"
              busy={busy}
              onClick={() => onLoosen({ ...asked, reach: further[asked.reach ?? 'anywhere'] })}
            >
              {t('more.reach')}
            </Button>
          </li>
        )}
        {loosen.includes('wishes') && (
          <li>
            <Button look="secondary" onClick={onAgain}>
              {t('more.wishes')}
            </Button>
          </li>
        )}
        {lacking.map((what) => (
          <li key={what}>
            <Link to={path('profile')}>{t(`more.${what}`)}</Link>
          </li>
        ))}
        <li>
          <Link to={path('members')}>{t('more.search')}</Link>
        </li>
      </ul>
    </section>
  );
}
