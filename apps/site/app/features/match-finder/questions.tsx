import { useState } from 'react';
import { Clock, MapPin, Puzzle, Sparkles, Target } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { matchReaches, matchWishes } from '@kindling/contract/meeting/match-wishes';
import { Button } from '../../shared/ui/button';
import { intentions, isAnswered, questionsOf, withWish, type Asked, type Question } from './asked';
import { Choices } from './choices';
import styles from './finder-page.module.scss';

const iconOf = {
  interests: Puzzle,
  near: MapPin,
  intentions: Target,
  replies: Clock,
  newcomers: Sparkles,
} as const;

/** One question after the other, with a way back to each. */
export function Questions({
  asked,
  onChange,
  busy,
  onDone,
}: {
  asked: Asked;
  onChange: (asked: Asked) => void;
  busy: boolean;
  onDone: () => void;
}) {
  const { t } = useTranslation('match-finder');
  const [at, setAt] = useState(0);
  const questions = questionsOf(asked);
  const question = questions[at] ?? 'wishes';
  const isLast = at === questions.length - 1;
  return (
    <form
      className={styles.questions}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAnswered(asked, question) || busy) return;
        if (isLast) onDone();
        else setAt(at + 1);
      }}
    >
      <p className={styles.step} role="status">
        {t('step', { number: at + 1, total: questions.length })}
      </p>
      <Answers question={question} asked={asked} onChange={onChange} />
      <div className={styles.ways}>
        <Button type="submit" size="large" wide busy={busy} disabled={!isAnswered(asked, question)}>
          {t(isLast ? 'show' : 'next')}
        </Button>
        {at > 0 && (
          <Button look="quiet" wide onClick={() => setAt(at - 1)}>
            {t('common:action.back')}
          </Button>
        )}
      </div>
    </form>
  );
}

function Answers({
  question,
  asked,
  onChange,
}: {
  question: Question;
  asked: Asked;
  onChange: (asked: Asked) => void;
}) {
  const { t } = useTranslation('match-finder');
  switch (question) {
    case 'wishes':
      return (
        <Choices
          key={question}
          question={t('wishes.title')}
          hint={t('wishes.hint')}
          several
          choices={matchWishes}
          textOf={(wish) => t(`wish.${wish}`)}
          iconOf={iconOf}
          chosen={asked.wishes}
          onChoose={(wish) => onChange(withWish(asked, wish))}
        />
      );
    case 'reach':
      return (
        <Choices
          key={question}
          question={t('reach.title')}
          choices={matchReaches}
          textOf={(reach) => t(`reach.${reach}`)}
          chosen={asked.reach ? [asked.reach] : []}
          onChoose={(reach) => onChange({ ...asked, reach })}
        />
      );
    case 'intention':
      return (
        <Choices
          key={question}
          question={t('intention.title')}
          choices={intentions}
          textOf={(intention) => t(`profile:reason_for_signup.${intention}`)}
          chosen={intentions.filter((intention) => intention === asked.intention)}
          onChoose={(intention) => onChange({ ...asked, intention })}
        />
      );
  }
}
