import { useTranslation } from 'react-i18next';
import { ApiProblem } from '@kindling/contract/api-problem';
import { mayRetry, photoProblemOf, saysItself } from '../../../domain/photos/sending/photo-problems';
import { useProblemText } from '../../../shared/api/use-problem-text';
import { useTexts } from '../../../shared/i18n/use-texts';

/** Why a picture was not sent, in the texts of own photos where they apply; these are loaded with it. */
export function PictureFailure({ problem }: { problem: unknown }) {
  const { t } = useTranslation(['own-profile', 'chats']);
  const { ofError } = useProblemText();
  const known = photoProblemOf(problem);
  const isHere = useTexts(['own-profile']);
  if (problem instanceof ApiProblem && problem.code === 'insufficient_credits')
    return <span>{t('chats:picture.poor')}</span>;
  if (known === 'other' || known === 'limit' || saysItself(known)) return <span>{ofError(problem)}</span>;
  return isHere ? <span>{t(`photos.problem.${known}`)}</span> : null;
}

/** Whether the same picture may succeed later. */
export function mayGoAgain(problem: unknown): boolean {
  const isRefused = problem instanceof ApiProblem && problem.code === 'photo_refused';
  return !isRefused && mayRetry(photoProblemOf(problem));
}
