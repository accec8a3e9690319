import {
  Eye,
  Lock,
  Mars,
  PenTool,
  PersonStanding,
  Scissors,
  Search,
  Sparkles,
  Users,
  Venus,
  type LucideIcon,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@kindling/contract/profiles/profile';
import { useSite } from '../../shared/site/site-data';
import styles from './fact-chips.module.scss';

/** Fields with a value of a fixed list, in the order of display. */
const listed = [
  'gender',
  'relationship_status',
  'reason_for_signup',
  'sexuality',
  'body_type',
  'hair_color',
  'eye_color',
  'tattoos',
] as const;
export type ListedFact = (typeof listed)[number];
export type ToldFacts = Partial<Pick<Profile, ListedFact>>;

const icons: Readonly<Record<ListedFact, LucideIcon>> = {
  gender: Venus,
  relationship_status: Users,
  reason_for_signup: Search,
  sexuality: Sparkles,
  body_type: PersonStanding,
  hair_color: Scissors,
  eye_color: Eye,
  tattoos: PenTool,
};

/** Values that say too little without their field: “brown”, “none”. */
const named: readonly ListedFact[] = ['body_type', 'hair_color', 'eye_color', 'tattoos'];

/** The facts that the brand shows (`visible_profile_fields`) and the member gave. */
export function useToldFacts(profile: ToldFacts): ListedFact[] {
  const visible = new Set<string>(useSite().settings.visible_profile_fields);
  return listed.filter((field) => visible.has(field) && (profile[field] ?? null) !== null);
}

/** Facts as chips with an icon each. Needs the texts of `members` and `profile`. */
export function FactChips({
  profile,
  closed = 0,
}: {
  profile: ToldFacts;
  /** How many more there are that the reader was not sent. */
  closed?: number;
}) {
  const { t } = useTranslation('members');
  const facts = useToldFacts(profile);
  if (facts.length + closed === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">{t('facts')}</h2>
      <dl className={styles.chips}>
        {facts.map((field) => {
          const Icon = field === 'gender' && profile.gender === 'male' ? Mars : icons[field];
          return (
            <div key={field}>
              <dt>
                <Icon aria-hidden="true" />
                <span className={named.includes(field) ? undefined : 'visually-hidden'}>
                  {t(`profile:field.${field}`)}
                </span>
              </dt>
              <dd>{t(`profile:${field}.${profile[field]}`)}</dd>
            </div>
          );
        })}
        {closed > 0 && (
          <div className={styles.closed}>
            <dt>
              <Lock aria-hidden="true" />
              <span className="visually-hidden">{t('facts')}</span>
            </dt>
            <dd>{t('interests.more', { number: closed })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
