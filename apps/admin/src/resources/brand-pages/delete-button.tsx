import Button from '@mui/material/Button';
import { isReplaceablePage } from '@kindling/contract/brands/brand-page-rules';
import type { BrandPage } from '@kindling/contract/brands/calls/brand-page-desk';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { Editing } from './use-brand-page';
import { pageName } from './page-labels';
import { t } from '../../shared/words/texts';

/** Deletes a page after a question. */
export function DeleteButton({ page, editing }: { page: BrandPage; editing: Editing }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button color="error" variant="outlined" disabled={editing.busy} onClick={() => setAsked(true)}>
        {t('Delete')}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={t('Delete “{{page}}”?', { page: pageName(page.slug) })}
        content={[
          isReplaceablePage(page.slug)
            ? t('Readers get the text that every brand has.')
            : t('Its address answers like one that does not exist.'),
          t('All its texts and versions are gone for good. To keep them, take it off with “Readers get it”.'),
        ].join(' ')}
        confirm={t('Delete the page')}
        confirmColor="warning"
        onConfirm={() => {
          setAsked(false);
          void editing.remove();
        }}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
