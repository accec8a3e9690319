import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ShownPrompt } from '@kindling/contract/profiles/profile';
import { promptNames } from '../words/prompt-names';

interface PromptAnswersProps {
  prompts: readonly ShownPrompt[];
  /** What can be done about an answer. */
  action?: (prompt: ShownPrompt) => ReactNode;
}

/** The prompts of a profile with their answers; nothing where there are none. */
export function PromptAnswers({ prompts, action }: PromptAnswersProps) {
  if (prompts.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1, '& dd': { m: 0 } }}>
      {prompts.map((shown) => (
        <Box key={shown.prompt}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {promptNames[shown.prompt]}
          </Typography>
          <dd>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere', maxWidth: '65ch' }}>
              <bdi>{shown.answer}</bdi>
            </Typography>
            {action?.(shown)}
          </dd>
        </Box>
      ))}
    </Box>
  );
}
