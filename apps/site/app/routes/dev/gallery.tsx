import { useLoaderData, useSearchParams } from 'react-router';
import { AccountDialogs } from '../../features/account/account-dialogs';
import { BottomNav } from '../../features/shell/bottom-nav';
import { TopNav } from '../../features/shell/top-nav';
import { Buttons, Fields } from '../../gallery/controls';
import styles from '../../gallery/gallery.module.scss';
import { Conversation, Members, Prices } from '../../gallery/members';
import { Colours, Notices, Waiting } from '../../gallery/notices';
import type { PageHandle } from '../../shared/routing/page-handle';
import { useSite } from '../../shared/site/site-data';
import { themeNames } from '../../shared/theme/theme-names.server';

const namespaces = [
  'account',
  'chats',
  'credits',
  'members',
  'profile',
  'prompts',
  'signup',
  'swipe',
  'photos',
  'gifts',
];

/** Not a page of the table: it claims to be the front page, so that nothing looks for an address of its own. */
export const handle: PageHandle = { page: 'index', i18n: namespaces };
export const loader = () => ({ themes: themeNames });

/** Every component in every state, in any theme, by day and by night. For development; production builds lack it. */
export default function Gallery() {
  const { settings } = useSite();
  const { themes } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const mode = query.get('mode');
  const address = (theme: string, shown: string | null) =>
    `?${new URLSearchParams({ theme, ...(shown && { mode: shown }) }).toString()}`;
  return (
    <AccountDialogs>
      <title>{`Gallery · ${settings.theme}`}</title>
      <TopNav />
      <main id="content">
        <nav className={styles.bar} aria-label="Theme">
          <div className={styles.choices}>
            {themes.map((theme) => (
              <a
                key={theme}
                href={address(theme, mode)}
                aria-current={theme === settings.theme ? 'true' : undefined}
              >
                {theme}
              </a>
            ))}
          </div>
          <div className={styles.choices}>
            {[null, 'light', 'dark'].map((shown) => (
              <a
                key={shown}
                href={address(settings.theme, shown)}
                aria-current={shown === mode ? 'true' : undefined}
              >
                {shown ?? 'as the system'}
              </a>
            ))}
          </div>
        </nav>
        <Colours />
        <Buttons />
        <Fields />
        <Notices />
        <Members />
        <Conversation />
        <Prices />
        <Waiting />
      </main>
      <BottomNav />
    </AccountDialogs>
  );
}
