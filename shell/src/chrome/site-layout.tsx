import type { SiteRoute } from '@site/contract';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { deferredModulesStore } from '../deferred/deferred-modules';
import { SiteFooter } from './site-footer';
import styles from './site-layout.module.css';
import { LanguageContext, useShellStrings } from '../languages/shell-strings';
import { SiteHeader } from './site-header';
import { useLocation } from '@site/page/router';
import { getHistoryEntryKey, onEntryChange } from '../routing/history-entry';

/**
 * Header, page and footer, in the language of the page. A `bare` page fills the whole window and brings its own
 * `<main id="content" tabIndex={-1}>`, because its bars and panels are no part of the content.
 */
export function SiteLayout({
  chrome,
  language,
  children,
}: {
  chrome: SiteRoute['chrome'];
  /** Language of the page, as a BCP 47 tag. */
  language: string;
  children: ReactNode;
}) {
  const isSite = chrome === 'site';
  return (
    <LanguageContext value={language}>
      <SkipLink />
      <LoadingBar />
      {isSite ? (
        <>
          <SiteHeader />
          <main id="content" tabIndex={-1} lang={language} className={styles.page}>
            {children}
          </main>
          <SiteFooter />
        </>
      ) : (
        <div lang={language} className={styles.bare}>
          {children}
        </div>
      )}
      <Notices />
    </LanguageContext>
  );
}

/** A component of its own, so that header and footer are not rendered again when the deferred modules have loaded. */
function Notices() {
  const modules = useStore(deferredModulesStore, (state) => state.modules);
  if (!modules) return null;
  return (
    <>
      <modules.HydrationNotice />
      <modules.UpdateNotice />
    </>
  );
}

function SkipLink() {
  return (
    <a className={`${styles.skip} ui-no-print`} href="#content">
      {useShellStrings().skipToContent}
    </a>
  );
}

/**
 * Shows a line at the top of the window while the URL is ahead of the page; CSS delays it, so that only slow changes of
 * page show it. It reads the browser's history and not the router: an update from the router before the page's module
 * has loaded would make React discard the server HTML.
 */
function LoadingBar() {
  const { key } = useLocation();
  const isLoading = useSyncExternalStore(
    onEntryChange,
    () => getHistoryEntryKey() !== key,
    () => false,
  );
  const { loadingPage } = useShellStrings();
  if (!isLoading) return null;
  // Status messages may stand outside all landmarks.
  return (
    <div role="status">
      <div className={styles.bar} role="progressbar" aria-label={loadingPage}>
        <span />
      </div>
    </div>
  );
}
