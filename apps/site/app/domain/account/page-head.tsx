import { useUser } from './use-user';
import { useSite } from '../../shared/site/site-data';

/**
 * Title and description of a page. The count of unread messages and new likes precedes the title in parentheses (specification
 * §2); the brand's name follows it unless the title is `whole`.
 */
export function PageHead({
  title,
  description,
  whole = false,
}: {
  title: string;
  description?: string;
  whole?: boolean;
}) {
  const { settings } = useSite();
  const user = useUser();
  const news = user ? user.unread_messages + user.new_likes : 0;
  const named = whole ? title : `${title} · ${settings.name}`;
  return (
    <>
      <title>{news > 0 ? `(${news}) ${named}` : named}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
