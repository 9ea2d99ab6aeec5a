import type { SiteRoute } from '@site/contract';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { deferredModulesStore } from '../deferred/deferred-modules';
import { LoadingBar } from './loading-bar';
import { SiteFooter } from './site-footer';
import styles from './site-layout.module.css';
import { LanguageContext, useShellStrings } from '../languages/shell-strings';
import { SiteHeader } from './site-header';

/** Header, page and footer, in the language of the page; a `bare` page fills the whole window. */
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
  const modules = useStore(deferredModulesStore, (state) => state.modules);
  return (
    <LanguageContext value={language}>
      <SkipLink />
      <LoadingBar />
      {isSite && <SiteHeader />}
      <main
        id="content"
        tabIndex={-1}
        lang={language}
        className={isSite ? styles.page : styles.bare}
      >
        {children}
      </main>
      {isSite && <SiteFooter />}
      {modules && (
        <>
          <modules.HydrationNotice />
          <modules.UpdateNotice />
        </>
      )}
    </LanguageContext>
  );
}

function SkipLink() {
  return (
    <a className={`${styles.skip} ui-no-print`} href="#content">
      {useShellStrings().skipToContent}
    </a>
  );
}
