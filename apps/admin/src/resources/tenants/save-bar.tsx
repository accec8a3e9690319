import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import { SaveButton, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { codeName, t } from '../../shared/words/texts';

interface SaveBarProps {
  /** Names of the fields that differ from the stored version. */
  changed: readonly string[];
  problems: number;
}

const button = { flex: { xs: 1, sm: 'none' }, minHeight: { xs: 44, sm: 32 }, whiteSpace: 'nowrap' } as const;

/** Says what a save would change, and does it. Stays in sight below a long section. */
export function SaveBar({ changed, problems }: SaveBarProps) {
  const { reset } = useFormContext();
  const isDraft = useRecordContext<TenantRecord>()?.state === 'draft';
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        // On a phone the pending changes are above the buttons, which take the whole width.
        flexWrap: { xs: 'wrap-reverse', sm: 'nowrap' },
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 1,
        px: { xs: 2, md: 2.5 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderBottomLeftRadius: 6,
        borderBottomRightRadius: 6,
      }}
    >
      {/* A draft is published by its launch list. */}
      <SaveButton
        label={isDraft ? t('Save') : t('Save and publish')}
        alwaysEnable={false}
        icon={<></>}
        sx={button}
      />
      <Button disabled={changed.length === 0} onClick={() => reset()} sx={button}>
        {t('Discard')}
      </Button>
      <Typography
        variant="body2"
        color={problems > 0 ? 'error' : 'textSecondary'}
        noWrap
        sx={{ minWidth: 0, flexBasis: { xs: '100%', sm: 'auto' } }}
      >
        {problems > 0 && <span>{`${t('{{count}} problems to solve.', { count: problems })} `}</span>}
        <span>
          {changed.length === 0
            ? t('Nothing changed')
            : t('Changed: {{changed}}', {
                changed: changed.map((name) => codeName(name).toLowerCase()).join(', '),
              })}
        </span>
      </Typography>
    </Box>
  );
}
