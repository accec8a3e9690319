import { useTranslation } from 'react-i18next';
import { sexualities } from '@kindling/contract/profiles/profile-values';
import type { OwnProfile, Seeking } from '@kindling/contract/profiles/profile';
import { ChoiceButtons } from '../../../domain/own-profile/choice-buttons';
import { ConsentBox } from '../../../domain/own-profile/consent-box';
import { InterestChips } from '../../../domain/own-profile/interest-chips';
import { SeekingFields } from '../../../domain/own-profile/seeking-fields';
import type { SensitiveConsent } from '../../../domain/own-profile/use-sensitive-consent';
import { InterestList } from '../../../domain/profiles/interest-list';
import { useSite } from '../../../shared/site/site-data';
import { FactRows, useListedRows } from './fact-rows';
import { PartCard } from './part-card';
import { usePart } from './use-part';

type Props = { profile: OwnProfile; consent: SensitiveConsent };

/** A member's interests; stored by consent only (trust 13). */
export function InterestsPart({ profile, consent }: Props) {
  const { t } = useTranslation('profile-page');
  const editing = usePart('interests', profile);
  const locked = consent.givenAt === null;
  // The consent precedes its fields until it is given; then it is out of the way.
  const ask = <ConsentBox consent={consent} onWithdrawn={editing.discard} />;
  return (
    <PartCard
      editing={editing}
      empty={profile.interests.length > 0 ? undefined : t('empty.interests')}
      form={
        <>
          {locked && ask}
          <InterestChips
            value={editing.draft.interests}
            disabled={locked}
            onChange={(interests) => editing.set({ interests })}
          />
          {!locked && ask}
        </>
      }
    >
      <InterestList interests={profile.interests} />
    </PartCard>
  );
}

/** The sought gender, which other members can't read, and sexuality, if the brand shows it; by consent only (trust 13). */
export function PrivatePart({ profile, consent }: Props) {
  const { t } = useTranslation('profile-page');
  const editing = usePart('private', profile);
  const { settings } = useSite();
  const seekingText = useSeekingText();
  const rowsOf = useListedRows();
  const showsSexuality = settings.visible_profile_fields.includes('sexuality');
  const locked = consent.givenAt === null;
  const ask = <ConsentBox consent={consent} onWithdrawn={editing.discard} />;
  const rows = [
    { label: t('seeking'), value: profile.seeking && `${seekingText(profile.seeking)} · ${t('only_you')}` },
    ...(showsSexuality ? rowsOf(profile, ['sexuality']) : []),
  ];
  return (
    <PartCard
      editing={editing}
      empty={rows.some(({ value }) => value !== null) ? undefined : t('empty.private')}
      isPrivate={!showsSexuality}
      form={
        <>
          {locked && ask}
          <SeekingFields
            value={editing.draft.seeking}
            disabled={locked}
            onChange={(seeking) => editing.set({ seeking })}
          />
          {showsSexuality && (
            <ChoiceButtons
              label={t('profile:field.sexuality')}
              choices={sexualities}
              textOf={(choice) => t(`profile:sexuality.${choice}`)}
              value={editing.draft.sexuality}
              retractable
              disabled={locked}
              onChange={(sexuality) => editing.set({ sexuality })}
            />
          )}
          {!locked && ask}
        </>
      }
    >
      <FactRows rows={rows} />
    </PartCard>
  );
}

function useSeekingText(): (seeking: Seeking) => string {
  const { t } = useTranslation('profile-page');
  return ({ gender, min_age: min, max_age: max }) => {
    const whom = gender ? t(`members:filter.seeking.${gender}`) : t('members:filter.any_gender');
    if (min !== null && max !== null) return `${whom}, ${t('ages.both', { min, max })}`;
    if (min !== null) return `${whom}, ${t('ages.from', { min })}`;
    return max === null ? whom : `${whom}, ${t('ages.to', { max })}`;
  };
}
