import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { languages } from '@kindling/contract/languages';
import { messageWarnings } from '@kindling/contract/chats/message-warnings';
import { useAddress } from '../shared/browser/use-address';
import { callApi } from '../shared/session/console-api';
import { PageFrame } from '../shared/ui/page-frame';
import { Part } from '../shared/ui/part';
import { languageName } from '../shared/words/names';
import { consoleLanguage, t } from '../shared/words/texts';
import { RowSigns, WordLists } from './row-signs';
import { RuleView } from './rule-view';
import { reasonNames } from './rule-words';

/** What messages are asked about before they are sent, language by language. Read only: the rules are files of the installation. */
export function MessageRulesPage() {
  const [{ language: asked }, change] = useAddress<'language'>();
  const own = consoleLanguage();
  const language = languages.find((each) => each === asked) ?? languages.find((each) => each === own) ?? 'en';
  const { data, error } = useQuery({
    queryKey: ['message-rules', language],
    queryFn: () => callApi('getMessageRules', { query: { language } }),
  });
  return (
    <PageFrame
      right="tenants:read"
      title={t('Message rules')}
      lead={t(
        'What senders are asked about before a message goes out. All languages are tried on every message. A brand adds words of its own with its setting “Hurtful words”.',
      )}
      controls={
        <TextField
          select
          label={t('Language')}
          value={language}
          onChange={({ target }) => change({ language: target.value })}
          sx={{ width: { xs: '100%', sm: 220 } }}
        >
          {languages.map((code) => (
            <MenuItem key={code} value={code}>
              {languageName(code)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      <Typography color="textSecondary">
        {t(
          'They belong to the installation and are changed in its folder message-rules. Beside them, bank accounts, telephone numbers, mail addresses and links are found in every language.',
        )}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <>
          {messageWarnings.map((reason) => {
            const rules = data.rules.filter((rule) => rule.reason === reason);
            return (
              rules.length > 0 && (
                <Part key={reason} title={reasonNames[reason]}>
                  {rules.map((rule) => (
                    <RuleView key={rule.name} rule={rule} language={language} />
                  ))}
                </Part>
              )
            );
          })}
          <Part title={t('How rows of words are read')}>
            <RowSigns />
            <WordLists lists={data.lists} language={language} />
          </Part>
        </>
      )}
    </PageFrame>
  );
}
