import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ProfileCard } from '@kindling/contract/profiles/profile';
import { queryOptions } from '../../shared/api/api-query';
import { useTexts } from '../../shared/i18n/use-texts';
import { useUser } from '../account/use-user';
import { keepDraft, readDrafts } from '../drafts/drafts';
import { memberQuery } from '../profiles/member-query';
import { matchOpeners, openersShown, type MatchOpener } from './match-openers';
import styles from './opener-choice.module.scss';

/**
 * First lines to a match. A chosen one stands in the conversation's field, to be changed and sent. Needs the texts of `likes`.
 *
 * @param chat address of the conversation
 */
export default function OpenerChoice({ profile, chat }: { profile: ProfileCard; chat: string }) {
  const { t } = useTranslation('icebreakers');
  const navigate = useNavigate();
  const memberId = useUser()?.id;
  const ready = useTexts(['icebreakers', 'profile']);
  const { data, isError } = useQuery(queryOptions(memberQuery(profile.id)));
  if (isError || memberId === undefined) return null;
  const { id, name, fictional } = profile;

  const choose = (line: string): void => {
    const begun = readDrafts(localStorage, memberId).find(({ profileId }) => profileId === id)?.text;
    const text = begun ? `${line}\n${begun}` : line;
    keepDraft(localStorage, memberId, { profileId: id, name, fictional, text, isStopped: false });
    void navigate(chat);
  };
  const lines =
    ready && data ? matchOpeners(data.profile).map((opener) => t(keyOf(opener), valuesOf(opener))) : [];
  return (
    <div className={styles.openers}>
      <h3>{t('likes:match.openers')}</h3>
      <ul>
        {Array.from({ length: openersShown }, (_, index) => {
          const line = lines[index];
          return (
            <li key={index}>
              {line === undefined ? (
                <span className={styles.coming} />
              ) : (
                <button
                  type="button"
                  onClick={(event) => {
                    event.stopPropagation();
                    choose(line);
                  }}
                >
                  {line}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );

  function valuesOf(opener: MatchOpener) {
    if (opener.kind === 'line') return {};
    return opener.kind === 'prompt'
      ? { answer: opener.answer }
      : { interest: t(`profile:interests.${opener.interest}`) };
  }
}

const keyOf = (opener: MatchOpener) =>
  opener.kind === 'line' ? (`lines.${opener.line}` as const) : (`match.${opener.kind}` as const);
