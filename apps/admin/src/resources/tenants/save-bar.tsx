import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SaveButton } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { codeName } from '../../shared/names';

interface SaveBarProps {
  /** Names of the fields that differ from the stored version. */
  changed: readonly string[];
  problems: number;
}

/** Says what a save would change, and does it. Stays in sight below a long section. */
export function SaveBar({ changed, problems }: SaveBarProps) {
  const { reset } = useFormContext();
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2.5,
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        borderBottomLeftRadius: 6,
        borderBottomRightRadius: 6,
      }}
    >
      <SaveButton label="Save and publish" alwaysEnable={false} icon={<></>} />
      <Button disabled={changed.length === 0} onClick={() => reset()}>
        Discard
      </Button>
      <Typography
        variant="body2"
        color={problems > 0 ? 'error' : 'textSecondary'}
        noWrap
        sx={{ minWidth: 0 }}
      >
        {problems > 0 && `${problems} ${problems === 1 ? 'problem' : 'problems'} to solve. `}
        {changed.length === 0
          ? 'Nothing changed'
          : `Changed: ${changed.map((name) => codeName(name).toLowerCase()).join(', ')}`}
      </Typography>
    </Box>
  );
}
