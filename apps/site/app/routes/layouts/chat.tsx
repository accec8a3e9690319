import { Outlet } from 'react-router';
import { AccountDialogs } from '../../features/account/account-dialogs';
import { ChatFrame } from '../../features/shell/chat-frame';
import { EntryWarning } from '../../features/shell/notices/entry-warning';
import { entryWarningCountries } from '../../features/shell/notices/entry-warning-rule';
import { SkipLink } from '../../features/shell/skip-link';

/**
 * Content on the whole screen, and the entry warning in NL and DE (specification §2); where there is room, below the
 * navigation.
 */
export default function ChatLayout() {
  return (
    <AccountDialogs>
      <SkipLink />
      <ChatFrame>
        <Outlet />
      </ChatFrame>
      <EntryWarning onlyIn={entryWarningCountries} />
    </AccountDialogs>
  );
}
