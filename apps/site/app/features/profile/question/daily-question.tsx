import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayIn } from '@kindling/contract/brands/brand-day';
import { sexualities, type Interest } from '@kindling/contract/profiles/profile-values';
import type { OwnProfile } from '@kindling/contract/profiles/profile';
import { browserApi } from '../../../shared/api/browser-api';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { ChoiceButtons } from '../../../domain/own-profile/choice-buttons';
import { InterestChips } from '../../../domain/own-profile/interest-chips';
import { useOwnProfileChanged } from '../../../domain/own-profile/own-profile-query';
import { PutAwayScript } from '../../../shared/site/put-away/put-away-script';
import { useStoredMoment } from '../../../shared/site/put-away/use-stored-moment';
import { useSite } from '../../../shared/site/site-data';
import { Alert } from '../../../shared/ui/notices/alert';
import { showToast } from '../../../shared/ui/notices/toasts';
import { Button } from '../../../shared/ui/button';
import { choices } from '../parts/choice-parts';
import { questionOfTheDay, type Question } from './question-of-the-day';
import styles from './daily-question.module.scss';

const prefix = 'QUESTION-';

/** One question that the signup left out, until it is answered or put away for the day. */
export function DailyQuestion({ profile, consented }: { profile: OwnProfile; consented: boolean }) {
  const { settings } = useSite();
  const [today] = useState(() => dayIn(settings.time_zone, new Date()));
  const key = `${prefix}${today}`;
  const [doneAt, storeDone] = useStoredMoment(key);
  const question = questionOfTheDay(profile, settings.visible_profile_fields, consented, today);
  // Undefined on the server: the card has its place from the first frame on, or never.
  if (!question || typeof doneAt === 'number') return null;
  return (
    <Card
      id={key}
      question={question}
      isUnread={doneAt === undefined}
      onDone={() => {
        forgetOtherDays(localStorage, key);
        storeDone();
      }}
    />
  );
}

function Card({
  id,
  question,
  isUnread,
  onDone,
}: {
  id: string;
  question: Question;
  /** Only the browser knows whether the card was put away. */
  isUnread: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('profile-page');
  const { ofError } = useProblemText();
  const changed = useOwnProfileChanged();
  const titleId = useId();
  const [answer, setAnswer] = useState<string | null>(null);
  const [interests, setInterests] = useState<Interest[]>([]);
  const isOfInterests = question === 'interests';
  const isGiven = isOfInterests ? interests.length > 0 : answer !== null;
  const save = useMutation({
    mutationFn: () =>
      browserApi()('updateOwnProfile', { body: { [question]: isOfInterests ? interests : answer } }),
    onSuccess: (saved) => {
      onDone();
      changed(saved);
      showToast(t('saved'), 'success');
    },
  });
  return (
    <section id={id} className={styles.card} aria-labelledby={titleId} suppressHydrationWarning>
      {isUnread && <PutAwayScript id={id} />}
      <header>
        <h2 id={titleId}>{t('question.title')}</h2>
        <p>{t('question.text')}</p>
      </header>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isGiven && !save.isPending) save.mutate();
        }}
      >
        {isOfInterests ? (
          <InterestChips value={interests} onChange={setInterests} />
        ) : (
          <ChoiceButtons<string>
            label={t(`profile:field.${question}`)}
            choices={question === 'sexuality' ? sexualities : choices[question]}
            textOf={(choice) => t(`profile:${question}.${choice}`)}
            value={answer}
            compact
            onChange={setAnswer}
          />
        )}
        {save.isError && <Alert kind="danger">{ofError(save.error)}</Alert>}
        <div className={styles.ways}>
          <Button type="submit" size="small" busy={save.isPending} disabled={!isGiven}>
            {t('common:action.save')}
          </Button>
          <Button look="quiet" size="small" onClick={onDone}>
            {t('question.skip')}
          </Button>
        </div>
      </form>
    </section>
  );
}

function forgetOtherDays(storage: Storage, today: string): void {
  try {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && key !== today) storage.removeItem(key);
  } catch {
    // Storage may be disabled: then nothing is in it.
  }
}
