import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { landingsOf, type LandingName } from '@kindling/contract/brands/landings';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import type { FieldProps } from '@rjsf/utils';
import { useRecordContext } from 'react-admin';
import { ownError } from '../form-context';
import { choiceName } from '../setting-names';
import { t } from '../../../../shared/words/texts';

/** The landing pages as switches. The value holds those that are off. */
export function LandingsField(props: FieldProps<readonly LandingName[] | undefined>) {
  const { formData: off = [], onChange, fieldPathId, readonly, disabled } = props;
  const niche = useRecordContext<TenantRecord>()?.settings.niche ?? 1;
  const error = ownError(props);
  const turn = (name: LandingName, isOn: boolean) => {
    const next = isOn ? off.filter((one) => one !== name) : [...off, name].sort();
    onChange(next.length > 0 ? next : undefined, fieldPathId.path);
  };
  return (
    <Box role="group" aria-label={t('Landing pages')} id={fieldPathId.$id} tabIndex={-1}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {landingsOf(niche).map((name) => (
          <FormControlLabel
            key={name}
            sx={{ minHeight: 48, m: 0, gap: 1 }}
            control={
              <Switch
                checked={!off.includes(name)}
                disabled={Boolean(readonly || disabled)}
                onChange={(_event, isOn) => turn(name, isOn)}
              />
            }
            label={
              <>
                <span>{choiceName('landings_off', name)}</span>
                <Box
                  component="span"
                  sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
                >
                  <code>/landers/{name}</code>
                </Box>
              </>
            }
          />
        ))}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}
