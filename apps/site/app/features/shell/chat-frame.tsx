import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { StandingNotices } from './notices/standing-notices';
import { TopNav } from './top-nav';
import styles from './chat-frame.module.scss';

/**
 * A screen as high as its visible part, also while a keyboard covers the page: its content scrolls inside, so that the text
 * field is never cut. From 768 px on below the top navigation; on a phone the content takes all of it.
 */
export function ChatFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useVisibleHeight(frame);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>
        <TopNav />
      </div>
      <StandingNotices />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  );
}

/** Browsers whose keyboard covers the page, as on iOS, report the remaining height only by the visual viewport. */
function useVisibleHeight(frame: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const adapt = () => {
      // Zoomed in, the viewport is a part of the page; the frame keeps its size.
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > 1;
      frame.current?.style.setProperty('--visible-height', covered ? `${viewport.height}px` : null);
      // The browser scrolls the page to show the field; the frame has already done so.
      if (covered && viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    adapt();
    viewport.addEventListener('resize', adapt);
    return () => viewport.removeEventListener('resize', adapt);
  }, [frame]);
}
