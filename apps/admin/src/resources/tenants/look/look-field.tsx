import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { OwnLook } from '@kindling/contract/themes/own-look';
import type { TenantRecord } from '@kindling/contract/brands/calls/tenants';
import type { TakenTheme } from '@kindling/contract/themes/theme-file';
import type { FieldProps } from '@rjsf/utils';
import { useRecordContext } from 'react-admin';
import type { ReactNode } from 'react';
import { contextOf, errorAt, ownError } from '../settings-form/form-context';
import { useSettingsChoices } from '../settings-form/use-settings-choices';
import { ColourRow } from './colour-row';
import { ContrastTable } from './contrast-table';
import { colourFields, colourOf, inheritedColour, sourceOf, tidyLook, withColour } from './look-colours';
import { LookSample } from './look-sample';
import { MarksPart } from './marks-part';
import { PartChoices } from './part-choices';
import { ThemeFilePart } from './theme-file-part';
import { useLook, type ChosenLook } from './use-look';
import { t } from '../../../shared/words/texts';

/** What a brand has of its own over its theme: each choice is measured while it is made. */
export function LookField(props: FieldProps<OwnLook | undefined>) {
  const { formData: look = {}, onChange, fieldPathId, errorSchema, readonly, disabled } = props;
  const { settings, onSettings } = contextOf(props);
  const record = useRecordContext<TenantRecord>();
  const base = useSettingsChoices()?.themes.find(({ id }) => id === settings.theme)?.tokens;
  const chosen = useLook(settings);
  if (!base) return <Skeleton variant="rounded" height={320} />;
  const change = (next: OwnLook | undefined) => onChange(next, fieldPathId.path);
  const isLocked = Boolean(readonly || disabled);
  const error = ownError(props);
  return (
    <Box id={fieldPathId.$id} tabIndex={-1} sx={{ display: 'grid', gap: 3 }}>
      <Part
        title={t('Colours')}
        hint={t('Everything else is derived from these: by day, by night, pressed, soft, as text.')}
      >
        <Box
          sx={{
            display: 'grid',
            columnGap: 2.5,
            rowGap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {colourFields.map(({ name, label, help }) => (
            <ColourRow
              key={name}
              id={`${fieldPathId.$id}_${name.replace('.', '_')}`}
              label={label}
              help={help}
              value={colourOf(look, name)}
              inherited={inheritedColour(chosen?.tokens ?? base, name)}
              from={sourceOf(chosen?.tokens ?? base, name)}
              onChange={(colour) => change(withColour(look, name, colour?.toLowerCase()))}
              disabled={isLocked}
              error={errorAt(errorSchema, 'colours', ...name.split('.'))}
              offer={chosen?.problems.find(({ path }) => path === `look.colours.${name}`)?.offer}
            />
          ))}
        </Box>
        {chosen ? (
          <>
            <LookSample look={chosen} />
            <ContrastTable look={chosen} />
          </>
        ) : (
          <Alert severity="info" variant="outlined">
            {t('Write each colour as six digits, and it is measured here.')}
          </Alert>
        )}
      </Part>
      <Part title={t('Type, corners and composition')} hint={t('From any theme, on this one’s pictures.')}>
        <PartChoices id={fieldPathId.$id} look={look} base={base} onChange={change} disabled={isLocked} />
      </Part>
      {record && chosen && (
        <Part
          title={t('Logo and icon')}
          hint={t(
            'Redrawn here, without anything the file tells about itself. Shown once the form is saved.',
          )}
        >
          <MarksPart
            id={fieldPathId.$id}
            brand={record.id}
            name={settings.name}
            marks={look.marks}
            grounds={markGrounds(chosen)}
            onChange={(marks) => change(tidyLook({ ...look, marks }))}
            disabled={isLocked}
            errorOf={(kind) => errorAt(errorSchema, 'marks', kind)}
          />
        </Part>
      )}
      <Part
        title={t('As a file')}
        hint={t(
          'With its own name it can be committed as a theme: a folder below themes with this tokens.json, a logo and pictures.',
        )}
      >
        <ThemeFilePart
          brand={record?.id ?? settings.theme}
          tokens={chosen?.tokens}
          {...(!isLocked && {
            onTake: ({ theme, look: taken }: TakenTheme) => {
              // A theme's file has no pictures: the brand keeps its own.
              onSettings?.({ ...settings, theme, look: tidyLook({ ...taken, marks: look.marks }) });
            },
          })}
        />
      </Part>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

function Part({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h3">{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

/** The place of each picture on the site. */
function markGrounds({ tokens, derived }: ChosenLook) {
  const day = { colour: derived.light['surface-1'] ?? tokens.colours.canvas, name: t('the page by day') };
  const night = { colour: derived.dark['surface-1'] ?? tokens.colours.night, name: t('the page by night') };
  const band = { colour: tokens.colours.night, name: t('dark bands') };
  const app = { colour: tokens.colours.canvas, name: t('an installed app') };
  return { logo: [day], logo_dark: [night, band], icon: [app] };
}
