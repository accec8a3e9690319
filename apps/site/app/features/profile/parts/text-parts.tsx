import { useTranslation } from 'react-i18next';
import { birthDateYears, nameChangeDays } from '@kindling/contract/profiles/own-profile-rules';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { textLength } from '@kindling/contract/text/text-length';
import { useDateLocale } from '../../../shared/i18n/date-locale';
import { formatDate } from '../../../shared/i18n/format';
import { HeldNotice } from '../../../domain/own-profile/held-notice';
import { longestAbout } from '../../../domain/own-profile/longest-about';
import { useSite } from '../../../shared/site/site-data';
import { DateOfBirthField } from '../../../shared/ui/fields/date-of-birth-field';
import { Field, TextArea } from '../../../shared/ui/fields/field';
import { FactRows } from './fact-rows';
import { PartCard } from './part-card';
import { heldTextOf } from '../profile-draft';
import { usePart } from './use-part';
import styles from './text-parts.module.scss';

export function AboutPart({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile-page');
  const editing = usePart('about', profile);
  const { draft, set } = editing;
  const about = profile.about_me.trim();
  const held = heldTextOf(profile, 'about_me');
  return (
    <PartCard
      editing={editing}
      empty={about || held ? undefined : t('empty.about')}
      notice={<HeldNotice held={held} />}
      form={
        <>
          <TextArea
            label={t('profile:field.about_me')}
            problem={editing.problemOf('about_me')}
            hint={t('empty.about')}
            rows={7}
            value={draft.about_me}
            onChange={(event) => set({ about_me: event.target.value })}
          />
          <p className={styles.length}>
            {t('about_length', { length: textLength(draft.about_me), longest: longestAbout })}
          </p>
        </>
      }
    >
      {about && (
        <p className={styles.about}>
          <bdi>{about}</bdi>
        </p>
      )}
    </PartCard>
  );
}

/** Name and date of birth: rarely changed, under rules that are stated in advance. */
export function IdentityPart({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile-page');
  const { language, settings } = useSite();
  const locale = useDateLocale();
  const editing = usePart('identity', profile);
  const { draft, set } = editing;
  const { name_change_from: from, birth_date_changeable: changeable } = profile;
  const birth = { label: t('profile:field.date_of_birth'), date: formatDate(profile.date_of_birth, locale) };
  const isAgeShown = settings.visible_profile_fields.includes('age');
  return (
    <PartCard
      editing={editing}
      notice={<HeldNotice held={heldTextOf(profile, 'name')} />}
      form={
        <>
          {from === null ? (
            <Field
              label={t('profile:field.name')}
              hint={t('name_rule', { days: nameChangeDays })}
              problem={editing.problemOf('name')}
              autoComplete="nickname"
              value={draft.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          ) : (
            <div className={styles.fixed}>
              <FactRows rows={[{ label: t('profile:field.name'), value: profile.name }]} />
              <p>{t('name_from', { date: formatDate(from, locale) })}</p>
            </div>
          )}
          {changeable ? (
            <div className={styles.birth}>
              <DateOfBirthField
                label={birth.label}
                value={draft.date_of_birth}
                language={language}
                problem={editing.problemOf('date_of_birth')}
                onChange={(date_of_birth) => set({ date_of_birth })}
              />
              <p>{t(isAgeShown ? 'birth_rule' : 'birth_rule_hidden', { years: birthDateYears })}</p>
            </div>
          ) : (
            <div className={styles.fixed}>
              <FactRows rows={[{ label: birth.label, value: birth.date }]} />
              <p>
                {t('birth_fixed')} <a href={`mailto:${settings.support_email}`}>{settings.support_email}</a>
              </p>
            </div>
          )}
        </>
      }
    >
      <FactRows
        rows={[
          { label: t('profile:field.name'), value: profile.name },
          { label: birth.label, value: birth.date },
        ]}
      />
    </PartCard>
  );
}
