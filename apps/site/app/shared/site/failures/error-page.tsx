import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorScreen } from './error-screen';
import { useFailure } from './use-failure';

/** In place of a failed page (specification §2 and §8): the refusal's text, or 'Error', with its status, 500 by default. */
export function ErrorPage() {
  return (
    <LastResort>
      <FailedPage />
    </LastResort>
  );
}

function FailedPage() {
  return <ErrorScreen {...useFailure()} />;
}

/** If even the error page fails: two lines that need nothing but the texts. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PlainError /> : this.props.children;
  }
}

function PlainError() {
  const { t } = useTranslation('errors');
  return (
    <main>
      <p>{t('page.failed')}</p>
      <a href="/">{t('page.go_home')}</a>
    </main>
  );
}
