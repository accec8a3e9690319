import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MemberPage } from '@kindling/contract/overviews/calls/member-desk';
import { useState } from 'react';
import { useRestrictions } from '../../restrictions/restrictions';
import { instantName } from '../../shared/words/names';
import { Part } from '../../shared/ui/part';
import { timelineOf } from './timeline';
import { t } from '../../shared/words/texts';

const shownAtFirst = 12;
const colours = { plain: 'text.disabled', good: 'success.main', bad: 'error.main' } as const;

/** What happened, the newest first. */
export function TimelinePart({ page }: { page: MemberPage }) {
  const { data: restrictions = [] } = useRestrictions(page.id);
  const [isWhole, setWhole] = useState(false);
  const moments = timelineOf(page, restrictions);
  const shown = isWhole ? moments : moments.slice(0, shownAtFirst);
  return (
    <Part title={t('Timeline')}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ at, what, more, tone }, index) => (
          <Box
            key={`${at}-${index}`}
            component="li"
            sx={{
              position: 'relative',
              pl: 2.5,
              pb: 1.25,
              '&::before': {
                content: '""',
                position: 'absolute',
                left: 3,
                top: 7,
                width: 8,
                height: 8,
                borderRadius: '50%',
                bgcolor: colours[tone],
              },
              '&:not(:last-of-type)::after': {
                content: '""',
                position: 'absolute',
                left: 6.5,
                top: 18,
                bottom: -4,
                width: '1px',
                bgcolor: 'divider',
              },
            }}
          >
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {what}
            </Typography>
            <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[instantName(at), more].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        ))}
      </Box>
      {moments.length > shownAtFirst && (
        <Button onClick={() => setWhole(!isWhole)} sx={{ justifySelf: 'start' }}>
          {isWhole ? t('Show less') : t('Show all {{count}}', { count: moments.length })}
        </Button>
      )}
    </Part>
  );
}
