import { Eye, Pencil, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { previewReaders, type PreviewReader } from '@kindling/contract/profiles/profile-values';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { useApiQuery, type AnswerOf } from '../../shared/api/api-query';
import { OwnPhotos } from '../../domain/own-profile/own-photos';
import { VerificationCard } from '../../domain/own-profile/verification/verification-card';
import { ownProfileQuery } from '../../domain/own-profile/own-profile-query';
import { useSensitiveConsent, type SensitiveConsent } from '../../domain/own-profile/use-sensitive-consent';
import { PageHead } from '../../domain/account/page-head';
import { usePaths } from '../../shared/routing/use-paths';
import { useSite } from '../../shared/site/site-data';
import { Alert } from '../../shared/ui/notices/alert';
import { OfflineNotice } from '../../shared/ui/notices/offline-notice';
import { BasicsPart, LooksPart, PlacePart } from './parts/choice-parts';
import { completenessOf } from './completeness';
import { partsShown, type Part } from './parts/parts';
import { ProfileHero } from './profile-hero';
import { ProfilePreview } from './profile-preview';
import { ProfileProgress } from './profile-progress';
import { PromptsPart } from './parts/prompts-part';
import { DailyQuestion } from './question/daily-question';
import { InterestsPart, PrivatePart } from './parts/sensitive-parts';
import { AboutPart, IdentityPart } from './parts/text-parts';
import styles from './profile-page.module.scss';

/** The member's own profile as others see it, each part edited in place; or a preview for a kind of reader. */
export function ProfilePage({
  initial,
  consents,
  verification,
}: {
  initial: AnswerOf<'getOwnProfile'>;
  consents: AnswerOf<'getConsents'>;
  /** Null if the brand's profiles do not show it. */
  verification: AnswerOf<'getVerification'> | null;
}) {
  const { t } = useTranslation('profile-page');
  const path = usePaths();
  const { profile } = useApiQuery(ownProfileQuery, initial).data;
  const consent = useSensitiveConsent(consents);
  const [reader, read] = useReader();
  return (
    <div className={styles.page}>
      <PageHead title={t('title')} />
      <div className={styles.bar}>
        <Choice
          label={t('mode.label')}
          choices={['edit', 'preview'] as const}
          textOf={(mode) => t(`mode.${mode}`)}
          icons={{ edit: <Pencil aria-hidden="true" />, preview: <Eye aria-hidden="true" /> }}
          value={reader ? 'preview' : 'edit'}
          onChange={(mode) => read(mode === 'edit' ? null : 'free')}
        />
        <Link to={path('settings')} className={styles.settings}>
          <Settings aria-hidden="true" />
          <span>{t('common:nav.settings')}</span>
        </Link>
        {reader && (
          <Choice
            label={t('preview.label')}
            choices={previewReaders}
            textOf={(as) => t(`preview.${as}`)}
            value={reader}
            onChange={read}
          />
        )}
      </div>
      <OfflineNotice />
      {reader ? (
        <ProfilePreview key={reader} as={reader} />
      ) : (
        <Editing profile={profile} consent={consent} verification={verification} />
      )}
    </div>
  );
}

function Editing({
  profile,
  consent,
  verification,
}: {
  profile: OwnProfile;
  consent: SensitiveConsent;
  verification: AnswerOf<'getVerification'> | null;
}) {
  const { t } = useTranslation('profile-page');
  const { visible_profile_fields: visible } = useSite().settings;
  const cards: Record<Part, () => React.ReactNode> = {
    about: () => <AboutPart profile={profile} />,
    prompts: () => <PromptsPart profile={profile} />,
    identity: () => <IdentityPart profile={profile} />,
    basics: () => <BasicsPart profile={profile} />,
    place: () => <PlacePart profile={profile} />,
    looks: () => <LooksPart profile={profile} />,
    interests: () => <InterestsPart profile={profile} consent={consent} />,
    private: () => <PrivatePart profile={profile} consent={consent} />,
  };
  return (
    <div className={styles.columns}>
      <div className={styles.first}>
        <ProfileHero profile={profile} />
        {profile.status === 'disabled' && <Alert kind="warning">{t('disabled')}</Alert>}
        <ProfileProgress completeness={completenessOf(profile, visible, consent.givenAt !== null)} />
      </div>
      <div className={styles.parts}>
        <DailyQuestion profile={profile} consented={consent.givenAt !== null} />
        <section className={styles.photos} id="photos">
          <h2>{t('group.photos')}</h2>
          <OwnPhotos profile={profile} />
        </section>
        {verification && <VerificationCard initial={verification} main={profile.main_image} />}
        {partsShown(visible).map((part) => (
          <div key={part} className={styles.part}>
            {cards[part]()}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The kind of reader in the address; null during editing. */
function useReader(): [PreviewReader | null, (reader: PreviewReader | null) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('as');
  const reader = previewReaders.find((one) => one === asked) ?? null;
  const read = (as: PreviewReader | null): void =>
    setParameters(as ? { as } : {}, { replace: true, preventScrollReset: true });
  return [reader, read];
}

/** One of a few options, side by side. */
function Choice<V extends string>({
  label,
  choices,
  textOf,
  icons,
  value,
  onChange,
}: {
  label: string;
  choices: readonly V[];
  textOf: (choice: V) => string;
  icons?: Partial<Record<V, React.ReactNode>>;
  value: V;
  onChange: (choice: V) => void;
}) {
  return (
    <div className={styles.choice} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button key={choice} type="button" aria-pressed={choice === value} onClick={() => onChange(choice)}>
          {icons?.[choice]}
          {textOf(choice)}
        </button>
      ))}
    </div>
  );
}
