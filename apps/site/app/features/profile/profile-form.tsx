import { useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { genders, sexualities } from '@kindling/contract/profile-values';
import type { OwnProfile } from '@kindling/contract/shapes/profile';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { textLength } from '../../shared/format/text-length';
import { ChoiceButtons } from '../../domain/own-profile/choice-buttons';
import { IntentFields, LooksFields } from '../../domain/own-profile/choice-fields';
import { ConsentBox } from '../../domain/own-profile/consent-box';
import { longestAbout } from '../../domain/own-profile/longest-about';
import { InterestChips } from '../../domain/own-profile/interest-chips';
import { useOwnProfileChanged } from '../../domain/own-profile/own-profile-query';
import { SeekingFields } from '../../domain/own-profile/seeking-fields';
import type { SensitiveConsent } from '../../domain/own-profile/use-sensitive-consent';
import { PlaceField } from '../../domain/places/place-field';
import { classNames } from '../../shared/ui/class-names';
import { Alert } from '../../shared/ui/alert';
import { Button } from '../../shared/ui/button';
import { TextArea } from '../../shared/ui/field';
import { showToast } from '../../shared/ui/toasts';
import {
  changesOf,
  draftOf,
  draftProblems,
  isChanged,
  type DraftProblems,
  type ProfileDraft,
} from './profile-draft';
import styles from './profile-form.module.scss';

/** What the member may change of their profile, in the groups in which the signup asks for it. */
export function ProfileForm({ profile, consent }: { profile: OwnProfile; consent: SensitiveConsent }) {
  const { t } = useTranslation('profile-page');
  const problems = useProblemText();
  const profileChanged = useOwnProfileChanged();
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [refused, setRefused] = useState<DraftProblems>({});
  const set = (change: Partial<ProfileDraft>) => setDraft((now) => ({ ...now, ...change }));

  const save = useMutation({
    mutationFn: () => browserApi()('updateOwnProfile', { body: changesOf(draft, profile) }),
    onSuccess: (answer) => {
      profileChanged(answer);
      setDraft(draftOf(answer.profile));
      showToast(t('saved'), 'success');
    },
    onError: (error) => {
      if (isApiProblem(error)) setRefused(error.fields as DraftProblems);
    },
  });
  const errorOf = (field: keyof ProfileDraft) => {
    const code = refused[field];
    return code && problems.ofField(code);
  };
  const changed = isChanged(draft, profile);
  const locked = consent.givenAt === null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = draftProblems(draft);
        setRefused(found);
        if (Object.keys(found).length === 0 && changed && !save.isPending) save.mutate();
      }}
    >
      <Group title={t('group.about')}>
        <TextArea
          label={t('profile:field.about_me')}
          problem={errorOf('about_me')}
          hint={t('about_hint')}
          rows={6}
          value={draft.about_me}
          onChange={(event) => set({ about_me: event.target.value })}
        />
        <p className={styles.length}>
          {t('about_length', { length: textLength(draft.about_me), longest: longestAbout })}
        </p>
      </Group>
      <Group title={t('group.personal')}>
        <ChoiceButtons
          label={t('profile:field.gender')}
          choices={genders}
          textOf={(choice) => t(`profile:gender.${choice}`)}
          value={draft.gender}
          onChange={(gender) => set({ gender })}
        />
        <IntentFields value={draft} onChange={set} />
      </Group>
      <Group title={t('group.place')}>
        <PlaceField
          value={{ country: draft.country ?? '', region: draft.region, city: draft.city }}
          onChange={({ country, region, city }) => {
            set({ country: country || null, region, city });
            setRefused(({ country, region, city, ...others }) => others);
          }}
          problems={refused}
        />
      </Group>
      <Group title={t('group.looks')}>
        <LooksFields value={draft} onChange={set} />
      </Group>
      <Group title={t('group.sensitive')}>
        <ConsentBox
          consent={consent}
          onWithdrawn={() => set({ sexuality: null, interests: [], seeking: null })}
        />
        <SeekingFields value={draft.seeking} disabled={locked} onChange={(seeking) => set({ seeking })} />
        <ChoiceButtons
          label={t('profile:field.sexuality')}
          choices={sexualities}
          textOf={(choice) => t(`profile:sexuality.${choice}`)}
          value={draft.sexuality}
          retractable
          disabled={locked}
          onChange={(sexuality) => set({ sexuality })}
        />
        <InterestChips
          value={draft.interests}
          disabled={locked}
          onChange={(interests) => set({ interests })}
        />
      </Group>
      {save.isError && (
        <Alert kind="danger" focused>
          {problems.ofError(save.error)}
        </Alert>
      )}
      <div className={classNames(styles.save, changed && styles.waiting)}>
        <Button type="submit" busy={save.isPending} disabled={!changed}>
          {t('common:action.save')}
        </Button>
        <p role="status">{t(save.isPending ? 'saving' : changed ? 'unsaved' : 'up_to_date')}</p>
      </div>
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
