import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskItem } from '@kindling/contract/safety/calls/desk';
import { countryName, dayName } from '../shared/words/names';
import { filterOf } from './views/picture-stage';
import type { ViewingCare } from './views/use-viewing-care';
import { LatestReports } from './latest-reports';
import { PromptAnswers } from '../shared/ui/prompt-answers';
import { codeName, t } from '../shared/words/texts';

const statusNames = { inspection: t('waits'), active: t('approved'), removed: t('removed') };

/** A picture that a reporter described: it may belong to any member. */
function isOfNobody({ subject }: DeskItem): boolean {
  return subject.kind === 'report' && subject.about === 'address';
}

/** The member an item is about: their profile, their other photos, and earlier decisions about them. */
export function MemberPanel({ item, care }: { item: DeskItem; care: ViewingCare }) {
  const createPath = useCreatePath();
  const { member } = item;
  if (!member) {
    return (
      <Card component="aside" sx={{ p: 2 }}>
        <Typography color="textSecondary">
          {isOfNobody(item)
            ? t('Nobody here could be named. If you find the picture on a profile, remove it there.')
            : t('Whom this is about is no longer a member.')}
        </Typography>
      </Card>
    );
  }
  const place = [member.city, member.country && countryName(member.country)].filter(Boolean).join(', ');
  return (
    <Card component="aside" aria-label={t('Member')} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography
          variant="h2"
          component={Link}
          to={createPath({ resource: 'profiles', type: 'show', id: member.id })}
          sx={{ color: 'primary.main' }}
        >
          <bdi>{member.name}</bdi>, {member.age}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[member.gender && codeName(member.gender), place].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('Joined {{created_at}}', { created_at: dayName(member.created_at) })}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.75, flexWrap: 'wrap' }}>
        {member.fictional && <Chip color="info" label={t('Fictional')} />}
        <Chip
          variant="outlined"
          color={member.restrictions > 0 ? 'warning' : 'default'}
          label={t('{{restrictions}} removed or restricted', { restrictions: member.restrictions })}
        />
        <Chip
          variant="outlined"
          color={member.reports > 0 ? 'warning' : 'default'}
          label={t('{{count}} upheld reports', { count: member.reports })}
        />
      </Box>
      {item.subject.kind === 'report' && item.subject.latest.length > 0 && (
        <LatestReports reports={item.subject.latest} />
      )}
      {member.photos.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 0.75,
            // A face is compared with them.
            gridTemplateColumns: `repeat(auto-fill, minmax(${item.kind === 'verification' ? 130 : 82}px, 1fr))`,
          }}
        >
          {member.photos.map(({ id, image, status }) => (
            <Box key={id} component="figure" sx={{ m: 0 }}>
              <Avatar
                variant="rounded"
                src={image}
                alt={t('Photo, {{status}}', { status: statusNames[status] })}
                sx={{
                  width: '100%',
                  height: 'auto',
                  aspectRatio: '4 / 5',
                  '& img': { filter: filterOf(care, 10) },
                }}
              />
              <Typography component="figcaption" variant="caption" color="textSecondary">
                {statusNames[status]}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        <bdi>{member.about_me === '' ? t('Nothing written about themselves.') : member.about_me}</bdi>
      </Typography>
      <PromptAnswers prompts={member.prompts} />
    </Card>
  );
}
