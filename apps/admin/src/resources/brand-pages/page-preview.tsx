import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Language } from '@kindling/contract/languages';
import type { BrandPageText } from '@kindling/contract/brands/calls/brand-page-desk';
import { callApi } from '../../shared/session/console-api';
import { languageName } from '../../shared/words/names';
import { useSettled } from '../../shared/browser/use-settled';
import { t } from '../../shared/words/texts';

/** The text as its readers will get it, and what is wrong with it. The server makes the HTML, of Markdown alone. */
export function Preview({ id, language, text }: { id: string; language: Language; text: BrandPageText }) {
  const settled = JSON.parse(useSettled(JSON.stringify(text), 400)) as BrandPageText;
  const isWritten = settled.text.trim() !== '' || settled.title.trim() !== '';
  const { data } = useQuery({
    queryKey: ['brand-page-preview', id, language, settled],
    queryFn: () => callApi('previewBrandPage', { params: { id }, body: { language, text: settled } }),
    placeholderData: keepPreviousData,
    enabled: isWritten,
  });
  if (!isWritten)
    return (
      <Typography color="textSecondary">
        {t('Nothing is written in {{language}}; readers get the text in the brand’s own language.', {
          language: languageName(language),
        })}
      </Typography>
    );
  if (!data) return null;
  const { page, found } = data;
  return (
    <Card component="section" aria-label={t('Preview')} sx={{ p: 3, display: 'grid', gap: 2, minWidth: 0 }}>
      {found.length > 0 && (
        <Alert severity="warning">
          {found.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
      <Box
        lang={language}
        sx={{
          maxWidth: '66ch',
          overflowWrap: 'anywhere',
          lineHeight: 1.65,
          '& a': { color: 'primary.main' },
        }}
      >
        <Typography variant="h1" component="p">
          {page.title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {page.lead}
        </Typography>
        <div dangerouslySetInnerHTML={{ __html: page.intro }} />
        {page.sections.map((section) => (
          <section key={section.id}>
            <Typography variant="h2" component="p" sx={{ mt: 2 }}>
              {section.title}
            </Typography>
            <div dangerouslySetInnerHTML={{ __html: section.html }} />
          </section>
        ))}
      </Box>
    </Card>
  );
}
