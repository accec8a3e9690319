import { Outlet } from 'react-router';
import { EntryWarning } from '../../features/shell/entry-warning';
import { entryWarningCountries } from '../../features/shell/entry-warning-rule';

/** Bare content, the whole screen of it, and the entry warning in NL and DE (specification §2). */
export default function ChatLayout() {
  return (
    <>
      <main id="content">
        <Outlet />
      </main>
      <EntryWarning onlyIn={entryWarningCountries} />
    </>
  );
}
