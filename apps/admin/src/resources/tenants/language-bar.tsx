import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { Language } from '@kindling/contract/languages';
import type { ReactNode } from 'react';
import { languageName } from '../../shared/words/names';
import { t } from '../../shared/words/texts';

interface LanguageBarProps {
  languages: readonly Language[];
  value: Language;
  /** Shown after a language's name. */
  mark: (language: Language) => ReactNode;
  onChange: (language: Language) => void;
}

const style = {
  flexWrap: 'wrap',
  gap: 0.75,
  mb: 2.5,
  '& .MuiToggleButton-root': {
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px !important',
    m: '0 !important',
    px: 1.25,
    py: 0.5,
    gap: 0.75,
    minHeight: { xs: 40, md: 32 },
    textTransform: 'none',
    fontWeight: 600,
    color: 'text.primary',
  },
  '& .Mui-selected': { borderColor: 'primary.main', color: 'primary.main' },
} as const;

/** The language in which the texts of the section are shown. */
export function LanguageBar({ languages, value, mark, onChange }: LanguageBarProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_, language: Language | null) => language && onChange(language)}
      aria-label={t('Language of the texts')}
      sx={style}
    >
      {languages.map((language) => (
        <ToggleButton key={language} value={language}>
          {languageName(language)}
          {mark(language)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
