import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { loadI18n } from './shared/i18n/instance';
import { reloadOnMissingChunk } from './shared/site/failures/reload-on-missing-chunk';

reloadOnMissingChunk(window);

const { lang, dataset } = document.documentElement;
const i18n = await loadI18n(lang, (dataset.texts ?? '').split(' ').filter(Boolean));

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
