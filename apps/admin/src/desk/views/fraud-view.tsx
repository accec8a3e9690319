import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import type { z } from 'zod';
import type { fraudSubject } from '@kindling/contract/safety/desk-subjects';
import type { FraudMark, SharerState } from '@kindling/contract/safety/fraud-marks';
import { dayName, instantName } from '../../shared/words/names';
import { filterOf } from './picture-stage';
import type { ViewingCare } from './use-viewing-care';
import { t } from '../../shared/words/texts';

type Subject = z.output<typeof fraudSubject>;
type Account = Subject['accounts'][number];
type Use = Subject['marks'][number]['uses'][number];

const markNames: Record<FraudMark, string> = {
  line: t('The same first message'),
  photo: t('The same picture'),
  payee: t('The same account to pay to'),
  link: t('A link to the same page'),
  device: t('The same browser'),
};

const stateNames: Record<SharerState, string> = {
  active: t('Active'),
  disabled: t('Disabled'),
  banned: t('Banned'),
  deleted: t('Deleted by its member'),
  erased: t('Erased'),
};

interface FraudViewProps {
  subject: Subject;
  care: ViewingCare;
  /** Opens a picture at full size. */
  onEnlarge: (image: string) => void;
}

/** What an account has in common with others, mark by mark, with the accounts that have it. */
export function FraudView({ subject, care, onEnlarge }: FraudViewProps) {
  const { accounts, more, marks } = subject;
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <Box>
        <Typography variant="h2">
          {t('{{count}} other accounts have something in common with this one', {
            count: accounts.length - 1 + more,
          })}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '65ch' }}>
          {t(
            'None of it decides anything by itself: friends share pictures, households share browsers. You decide about this account alone; each of the others is decided by itself.',
          )}
        </Typography>
      </Box>
      <Accounts accounts={accounts} more={more} />
      {marks.map((mark, index) => (
        <Box key={index} component="section" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
          <Typography variant="h3">{markNames[mark.kind]}</Typography>
          {mark.kind === 'device' && (
            <Typography variant="body2" color="textSecondary">
              {t('Logged in on it, one after the other.')}
            </Typography>
          )}
          <Box
            component="ul"
            sx={{
              ...{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 },
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
              },
            }}
          >
            {mark.uses.map((use) => (
              <UseOfMark
                key={use.account}
                use={use}
                account={accounts[use.account]}
                isOwn={use.account === 0}
                care={care}
                onEnlarge={onEnlarge}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Who is meant: the account to decide about first, each with how it stands now. */
function Accounts({ accounts, more }: Pick<Subject, 'accounts' | 'more'>) {
  const createPath = useCreatePath();
  return (
    <Box
      component="ul"
      aria-label={t('Linked accounts')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}
    >
      {accounts.map(({ member, state, decided_at: decidedAt }, index) => (
        <Box
          key={member?.id ?? index}
          component="li"
          sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'baseline' }}
        >
          {member ? (
            <Typography
              component={Link}
              to={createPath({ resource: 'profiles', type: 'show', id: member.id })}
              sx={{
                ...{ color: 'primary.main', fontWeight: index === 0 ? 700 : 400 },
                ...{ overflowWrap: 'anywhere', minWidth: 0 },
              }}
            >
              <bdi>{member.name}</bdi>
            </Typography>
          ) : (
            <Typography color="textSecondary">{nobody()}</Typography>
          )}
          {index === 0 && <Chip size="small" color="primary" label={t('To decide')} />}
          {state !== 'active' && member && (
            <Chip
              size="small"
              variant="outlined"
              color={state === 'banned' || state === 'disabled' ? 'error' : 'default'}
              label={stateNames[state]}
            />
          )}
          <Typography variant="body2" color="textSecondary">
            {[
              ...(member ? [t('Joined {{created_at}}', { created_at: dayName(member.created_at) })] : []),
              ...(decidedAt !== null && member ? [t('Decided {{at}}', { at: dayName(decidedAt) })] : []),
            ].join(' · ')}
          </Typography>
        </Box>
      ))}
      {more > 0 && (
        <Typography component="li" variant="body2" color="textSecondary">
          {t('and {{more, number}} more', { more })}
        </Typography>
      )}
    </Box>
  );
}

interface UseOfMarkProps {
  use: Use;
  account: Account | undefined;
  /** Of the account to decide about. */
  isOwn: boolean;
  care: ViewingCare;
  onEnlarge: (image: string) => void;
}

/** One account's use of a mark: when, and the few messages or the picture that have it. */
function UseOfMark({ use, account, isOwn, care, onEnlarge }: UseOfMarkProps) {
  const { image } = use;
  const [first, last] = [instantName(use.first_at), instantName(use.last_at)];
  return (
    <Box
      component="li"
      sx={{
        ...{ border: isOwn ? 2 : 1, borderColor: isOwn ? 'primary.main' : 'divider', borderRadius: 1 },
        ...{ p: 1.25, display: 'grid', gap: 0.75, alignContent: 'start', minWidth: 0 },
      }}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {account?.member ? <bdi>{account.member.name}</bdi> : nobody()}
      </Typography>
      {use.messages.length === 0 && (
        <Typography variant="caption" color="textSecondary">
          {first === last ? first : t('{{first}} to {{last}}', { first, last })}
        </Typography>
      )}
      {image !== null && (
        <Box
          component="button"
          type="button"
          aria-label={t('Full size')}
          onClick={() => onEnlarge(image)}
          sx={{
            p: 0,
            border: 0,
            bgcolor: 'action.hover',
            cursor: 'zoom-in',
            borderRadius: 1,
            overflow: 'hidden',
          }}
        >
          <Box
            component="img"
            src={image}
            alt={t('The picture')}
            loading="lazy"
            sx={{
              display: 'block',
              width: '100%',
              height: 180,
              objectFit: 'contain',
              filter: filterOf(care, 14),
            }}
          />
        </Box>
      )}
      {quotesOf(use.messages).map(({ text, messages }) => (
        <Box
          key={text}
          component="blockquote"
          sx={{ m: 0, pl: 1, borderLeft: 3, borderColor: 'divider', minWidth: 0 }}
        >
          <Typography
            variant="body2"
            sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 220, overflow: 'auto' }}
          >
            <bdi>{text}</bdi>
          </Typography>
          {messages.map((message, index) => (
            <Typography key={index} variant="caption" color="textSecondary" component="p">
              <span>{instantName(message.sent_at)}</span>
              {message.retracted && <span>{` · ${t('taken back by its sender')}`}</span>}
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

/** The same words are quoted once, with each time they were sent. */
function quotesOf(messages: Use['messages']): { text: string; messages: Use['messages'] }[] {
  return [...Map.groupBy(messages, ({ text }) => text)].map(([text, same]) => ({ text, messages: same }));
}

function nobody(): string {
  return t('An account that is erased');
}
