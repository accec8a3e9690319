import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { markTypes } from '@kindling/contract/brands/mark-files';
import { useRef, type ReactNode } from 'react';
import { t } from '../../../shared/words/texts';

/** A background for a picture, with its name. */
export interface MarkGround {
  colour: string;
  name: string;
}

interface MarkSlotProps {
  id: string;
  label: string;
  help: string;
  /** Undefined where the theme's picture is shown. */
  address: string | undefined;
  /** Whether it is a picture of its own, which can be taken away. */
  isOwn: boolean;
  grounds: readonly MarkGround[];
  isBusy: boolean;
  disabled: boolean;
  error: string | undefined;
  icon: ReactNode;
  onFile: (file: File) => void;
  onRemove: () => void;
}

/** One picture of a brand's own: how it looks where it will stand, and what can be done with it. */
export function MarkSlot(props: MarkSlotProps) {
  const { id, label, help, address, isOwn, grounds, isBusy, disabled, error, icon, onFile, onRemove } = props;
  const input = useRef<HTMLInputElement>(null);
  const buttonHeight = { minHeight: { xs: 44, sm: 36 } };
  return (
    <Box
      role="group"
      aria-label={label}
      aria-describedby={`${id}-help`}
      sx={{ display: 'grid', gap: 1, alignContent: 'start' }}
    >
      <Typography variant="subtitle2">{label}</Typography>
      <Box sx={{ display: 'flex', borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
        {grounds.map((ground) => (
          <Box
            key={ground.name}
            sx={{ flex: 1, minWidth: 0, height: 76, display: 'grid', placeItems: 'center', p: 1.5 }}
            style={{ background: ground.colour }}
          >
            {address && (
              <Box
                component="img"
                src={address}
                alt={t('{{label}} on {{name}}', { label, name: ground.name })}
                sx={{ maxWidth: '100%', maxHeight: 44, objectFit: 'contain' }}
              />
            )}
          </Box>
        ))}
      </Box>
      <Typography id={`${id}-help`} variant="body2" color="textSecondary">
        {address ? help : `${t('The theme’s is shown.')} ${help}`}
      </Typography>
      {error && <FormHelperText error>{error}</FormHelperText>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={icon}
          loading={isBusy}
          disabled={disabled}
          aria-label={`${isOwn ? t('Replace') : t('Upload')}: ${label}`}
          onClick={() => input.current?.click()}
          sx={buttonHeight}
        >
          {isOwn ? t('Replace') : t('Upload')}
        </Button>
        {isOwn && (
          <Button
            color="error"
            disabled={disabled}
            aria-label={t('Remove: {{label}}', { label })}
            onClick={onRemove}
            sx={buttonHeight}
          >
            {t('Remove')}
          </Button>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('File: {{label}}', { label })}
        accept={markTypes.join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
    </Box>
  );
}
