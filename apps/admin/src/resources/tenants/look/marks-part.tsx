import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { markKinds, type MarkKind } from '@kindling/contract/brands/mark-files';
import type { OwnMarks } from '@kindling/contract/themes/own-marks';
import { MarkSlot, type MarkGround } from './mark-slot';
import { useMarkUpload } from './use-mark-upload';
import { t } from '../../../shared/words/texts';

const slots: Readonly<Record<MarkKind, { label: string; help: string }>> = {
  logo: {
    label: t('Logo'),
    help: t('PNG, WebP or JPEG, at least 64 pixels high; 240 look sharp everywhere'),
  },
  logo_dark: {
    label: t('Logo on dark'),
    help: t('By night and on dark bands; without one, the logo stands there'),
  },
  icon: {
    label: t('Icon'),
    help: t('A square of at least 512 pixels: the tab, the installed app, the phone’s top bar'),
  },
};

interface MarksPartProps {
  id: string;
  /** Key of the brand. */
  brand: string;
  /** The brand's name in the form. */
  name: string;
  marks: OwnMarks | undefined;
  /** Background colours of the pictures, by day and by night. */
  grounds: Readonly<Record<MarkKind, readonly MarkGround[]>>;
  /** @param marks undefined for a brand without any of its own */
  onChange: (marks: OwnMarks | undefined) => void;
  disabled: boolean;
  errorOf: (kind: MarkKind) => string | undefined;
}

/** A brand's own logo and icon, each seen on the grounds that it will stand on. */
export function MarksPart({
  id,
  brand,
  name,
  marks = {},
  grounds,
  onChange,
  disabled,
  errorOf,
}: MarksPartProps) {
  const set = (changes: Partial<Record<keyof OwnMarks, string | undefined>>) =>
    onChange(tidyMarks({ ...marks, ...changes }));
  const { upload, busy, failed } = useMarkUpload(brand, (kind, stored) =>
    // A new logo is taken to show the brand's name, as most do; this can be changed below.
    set({ [kind]: stored, ...(kind === 'logo' && !marks.logo ? { spells: name } : {}) }),
  );
  const addressOf = (stored: string | undefined) =>
    stored && `/admin-api/tenant-marks/${brand}/${stored}.webp`;
  return (
    <>
      <Box
        sx={{
          ...{ display: 'grid', gap: 2.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
        }}
      >
        {markKinds.map((kind) => (
          <MarkSlot
            key={kind}
            id={`${id}_marks_${kind}`}
            {...slots[kind]}
            address={addressOf(kind === 'logo_dark' ? (marks.logo_dark ?? marks.logo) : marks[kind])}
            isOwn={marks[kind] !== undefined}
            grounds={grounds[kind]}
            isBusy={busy === kind}
            disabled={disabled || busy !== undefined}
            error={failed?.kind === kind ? failed.reason : errorOf(kind)}
            icon={<AddIcon />}
            onFile={(file) => upload(kind, file)}
            onRemove={() => set({ [kind]: undefined, ...(kind === 'logo' ? { spells: undefined } : {}) })}
          />
        ))}
      </Box>
      {marks.logo && (
        <FormControlLabel
          control={
            <Checkbox
              checked={marks.spells === name}
              disabled={disabled}
              onChange={(_, isSpelled) => set({ spells: isSpelled ? name : undefined })}
            />
          }
          label={t('The logo spells “{{name}}”. Otherwise the name is written beside it.', { name })}
        />
      )}
      {marks.spells !== undefined && marks.spells !== name && (
        <Alert severity="info" variant="outlined">
          {t(
            'The logo spells “{{spells}}”. The brand is called otherwise, so its icon and its name stand in the logo’s place.',
            { spells: marks.spells },
          )}
        </Alert>
      )}
    </>
  );
}

function tidyMarks(marks: Partial<Record<keyof OwnMarks, string | undefined>>): OwnMarks | undefined {
  const kept = Object.entries(marks).filter(([, value]) => value !== undefined);
  return kept.length > 0 ? (Object.fromEntries(kept) as OwnMarks) : undefined;
}
