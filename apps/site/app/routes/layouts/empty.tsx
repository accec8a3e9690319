import { Outlet } from 'react-router';
import { AccountDialogs } from '../../features/account/account-dialogs';
import { EntryWarning } from '../../features/shell/notices/entry-warning';
import { entryWarningCountries } from '../../features/shell/notices/entry-warning-rule';

/** Content, entry warning in NL and DE, signup dialog (specification §2). */
export default function EmptyLayout() {
  return (
    <AccountDialogs>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <EntryWarning onlyIn={entryWarningCountries} />
    </AccountDialogs>
  );
}
