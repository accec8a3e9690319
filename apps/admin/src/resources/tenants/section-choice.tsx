import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { t } from '../../shared/words/texts';

interface SectionOption {
  id: string;
  title: string;
  problems: number;
}

interface SectionChoiceProps {
  sections: readonly SectionOption[];
  value: string;
  onChange: (id: string) => void;
}

/** The sections of the settings: down the side where there is room, one menu where there is not. */
export function SectionChoice({ sections, value, onChange }: SectionChoiceProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
  if (!isWide) {
    return (
      <TextField
        select
        id="section"
        label={t('Section')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {sections.map(({ id, title, problems }) => (
          <MenuItem key={id} value={id} sx={{ minHeight: 44 }}>
            {problems === 0 ? title : t('{{title}} ({{problems}} to solve)', { title, problems })}
          </MenuItem>
        ))}
      </TextField>
    );
  }
  return (
    <Tabs
      orientation="vertical"
      value={value}
      onChange={(_, id: string) => onChange(id)}
      aria-label={t('Sections of the settings')}
      sx={{
        position: 'sticky',
        top: 64,
        alignSelf: 'start',
        '& .MuiTab-root': { alignItems: 'flex-start', textAlign: 'left', px: 1.5 },
      }}
    >
      {sections.map(({ id, title, problems }) => (
        <Tab
          key={id}
          value={id}
          id={`tab-${id}`}
          label={
            <>
              <span>{title}</span>
              {problems > 0 && (
                <Box component="span" sx={{ display: 'block', color: 'error.main', fontSize: '0.75rem' }}>
                  {t('{{problems}} to solve', { problems })}
                </Box>
              )}
            </>
          }
        />
      ))}
    </Tabs>
  );
}
