import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { takeTheme, themeFile, type TakenTheme } from '@kindling/contract/themes/theme-file';
import { themeTokens, type ThemeTokens } from '@kindling/contract/themes/theme-tokens';
import { useRef, useState } from 'react';
import { saveFile } from '../../../shared/browser/save-file';
import { useSettingsChoices } from '../settings-form/use-settings-choices';
import { codeName, t } from '../../../shared/words/texts';

interface ThemeFilePartProps {
  /** Key of the brand, which names the file's theme. */
  brand: string;
  /** Undefined while a colour is being typed. */
  tokens: ThemeTokens | undefined;
  /** Absent without the right to change the brand. */
  onTake?: (taken: TakenTheme) => void;
}

/** Larger than any theme's file. */
const mostBytes = 64 * 1024;

/** The look as a file that can be committed as a theme, and the way back from one. */
export function ThemeFilePart({ brand, tokens, onTake }: ThemeFilePartProps) {
  const themes = useSettingsChoices()?.themes.map((theme) => theme.tokens) ?? [];
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<{ severity: 'success' | 'warning' | 'error'; text: string }>();

  const take = async (file: File | undefined) => {
    const read =
      file && file.size <= mostBytes ? themeTokens.safeParse(parsed(await file.text())) : undefined;
    const taken = read?.success ? takeTheme(read.data, themes) : undefined;
    if (!taken) return setSaid({ severity: 'error', text: t('This is no tokens.json of a theme.') });
    onTake?.(taken);
    const worn = t('Taken over {{theme}}. Nothing is stored yet.', { theme: codeName(taken.theme) });
    setSaid(
      taken.left.length === 0
        ? { severity: 'success', text: worn }
        : {
            severity: 'warning',
            text: `${worn} ${t('What a brand can’t have of its own was left: {{left}}.', { left: taken.left.join(', ') })}`,
          },
    );
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          disabled={!tokens}
          sx={{ minHeight: { xs: 44, sm: 36 } }}
          onClick={() =>
            tokens &&
            saveFile(
              'tokens.json',
              `${JSON.stringify(themeFile(tokens, brand), null, 2)}\n`,
              'application/json',
            )
          }
        >
          {t('Download tokens.json')}
        </Button>
        {onTake && (
          <>
            <Button
              variant="outlined"
              sx={{ minHeight: { xs: 44, sm: 36 } }}
              onClick={() => input.current?.click()}
            >
              {t('Take from a file')}
            </Button>
            <input
              ref={input}
              type="file"
              hidden
              aria-label={t('File of a theme')}
              accept=".json,application/json"
              onChange={({ target }) => {
                void take(target.files?.[0]);
                // The same file can be taken again.
                target.value = '';
              }}
            />
          </>
        )}
      </Box>
      {said && (
        <Alert severity={said.severity} variant="outlined" role="status">
          {said.text}
        </Alert>
      )}
    </>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
