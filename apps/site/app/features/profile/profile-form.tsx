import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { genders } from '@kindling/contract/profile-values';
import type { OwnProfile } from '@kindling/contract/shapes/profile';
import { userQuery } from '../../shared/account/use-user';
import { browserApi } from '../../shared/api/browser-api';
import { isApiProblem } from '../../shared/api/page-queries';
import { useProblemText } from '../../shared/api/use-problem-text';
import { textLength } from '../../shared/format/text-length';
import { countryOptions } from '../../shared/profiles/region-names';
import { useSite } from '../../shared/site/site-data';
import { Button } from '../../shared/ui/button';
import { Field, FieldFrame, TextArea } from '../../shared/ui/field';
import fieldStyles from '../../shared/ui/field.module.scss';
import { Alert } from '../../shared/ui/alert';
import { showToast } from '../../shared/ui/toasts';
import {
  changesOf,
  draftOf,
  draftProblems,
  isChanged,
  longestAbout,
  type DraftProblems,
  type ProfileDraft,
} from './profile-draft';
import { ownProfileQuery } from './queries';
import styles from './profile-form.module.scss';

/** What the member may change of their profile, with errors beside their field and summed up above. */
export function ProfileForm({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('profile-page');
  const { settings, language } = useSite();
  const problems = useProblemText();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [refused, setRefused] = useState<DraftProblems>({});
  const set = (change: Partial<ProfileDraft>) => setDraft((now) => ({ ...now, ...change }));

  const save = useMutation({
    mutationFn: () => browserApi()('updateOwnProfile', { body: changesOf(draft) }),
    onSuccess: (answer) => {
      client.setQueryData(ownProfileQuery.key, answer);
      void client.invalidateQueries({ queryKey: userQuery.key });
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
      {save.isError && <Alert kind="danger">{problems.ofError(save.error)}</Alert>}
      <fieldset className={styles.choices}>
        <legend>{t('profile:field.gender')}</legend>
        {genders.map((gender) => (
          <label key={gender}>
            <input
              type="radio"
              name="gender"
              checked={draft.gender === gender}
              onChange={() => set({ gender })}
            />
            <span>{t(`profile:gender.${gender}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.places}>
        <FieldFrame label={t('profile:field.country')} problem={errorOf('country')}>
          {(control) => (
            <select
              {...control}
              className={fieldStyles.control}
              value={draft.country}
              autoComplete="country"
              onChange={(event) => set({ country: event.target.value as ProfileDraft['country'] })}
            >
              <option value="">{t('no_country')}</option>
              {countryOptions(settings.countries, language).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field
          label={t('profile:field.region')}
          problem={errorOf('region')}
          value={draft.region}
          autoComplete="address-level1"
          onChange={(event) => set({ region: event.target.value })}
        />
        <Field
          label={t('profile:field.city')}
          problem={errorOf('city')}
          value={draft.city}
          autoComplete="address-level2"
          onChange={(event) => set({ city: event.target.value })}
        />
      </div>
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
      <div className={styles.save}>
        <Button type="submit" busy={save.isPending} disabled={!changed}>
          {t('common:action.save')}
        </Button>
        <p role="status">{t(save.isPending ? 'saving' : changed ? 'unsaved' : 'up_to_date')}</p>
      </div>
    </form>
  );
}
