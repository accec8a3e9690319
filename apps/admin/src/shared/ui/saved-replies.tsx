import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useCreatePath, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import { languages, type Language } from '@kindling/contract/languages';
import type { SavedReply } from '@kindling/contract/console/calls/saved-replies';
import type { SavedReplyUse } from '@kindling/contract/console/saved-replies';
import { languageName } from '../words/names';
import { t } from '../words/texts';

interface SavedRepliesProps {
  use: SavedReplyUse;
  tenant: string;
  /** The receiver's language: replies in it come first. */
  language: Language | null;
  /** The product's replies in the receiver's language, listed below the brand's own. */
  builtIn?: readonly { name: string; title: string; text: string }[];
  onPick: (text: string) => void;
}

/** Replies that were saved for the brand and the use. A press puts one into the answer. */
export function SavedReplies({ use, tenant, language: theirs, builtIn = [], onPick }: SavedRepliesProps) {
  const createPath = useCreatePath();
  const [language, setLanguage] = useState<Language | ''>(theirs ?? '');
  const { data = [], isPending } = useGetList<SavedReply>('saved-replies', {
    filter: { tenant, use, ...(language === '' ? {} : { language }) },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'created_at', order: 'DESC' },
  });
  const isTheirs = language === '' || language === theirs;
  const replies = [
    ...data.map(({ id, text }) => ({ id, title: undefined, text })),
    ...(isTheirs ? builtIn.map(({ name, title, text }) => ({ id: name, title, text })) : []),
  ];
  return (
    <Card sx={{ p: 2, display: 'grid', gap: 1.25 }} component="section" aria-label={t('Saved replies')}>
      <Typography variant="h3">{t('Saved replies')}</Typography>
      <TextField
        select
        label={t('Language')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as Language | '')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('All languages')}</MenuItem>
        {languages.map((code) => (
          <MenuItem key={code} value={code}>
            {languageName(code)}
          </MenuItem>
        ))}
      </TextField>
      {!isPending && replies.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('No reply is saved here.')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {replies.map((reply) => (
          <li key={reply.id}>
            <Button
              variant="outlined"
              color="inherit"
              fullWidth
              onClick={() => onPick(reply.text)}
              sx={{
                justifyContent: 'start',
                textAlign: 'left',
                fontWeight: 400,
                overflowWrap: 'anywhere',
                borderColor: 'divider',
              }}
            >
              {reply.title === undefined ? (
                <bdi>{reply.text}</bdi>
              ) : (
                <span lang={theirs ?? undefined}>
                  <strong>{reply.title}</strong>
                  <Box component="span" sx={twoLines}>
                    {reply.text}
                  </Box>
                </span>
              )}
            </Button>
          </li>
        ))}
      </Box>
      <Button
        component={Link}
        to={createPath({ resource: 'saved-replies', type: 'list' })}
        sx={{ justifySelf: 'start' }}
      >
        {t('Write and change replies')}
      </Button>
    </Card>
  );
}

const twoLines = {
  ...{ display: '-webkit-box', overflow: 'hidden', color: 'text.secondary' },
  ...{ WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
} as const;
