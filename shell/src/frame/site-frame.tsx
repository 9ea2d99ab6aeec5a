import type { SiteRoute } from '@site/contract';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { late } from '../late/late';
import { LoadingBar } from './loading-bar';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header';

/** Header, page and footer, these in the language of the site; a 'bare' page has the whole window. */
export function SiteFrame({
  chrome,
  language,
  children,
}: {
  chrome: SiteRoute['chrome'];
  /** Of the page. */
  language: string;
  children: ReactNode;
}) {
  const isSite = chrome === 'site';
  const parts = useStore(late, ({ parts: here }) => here);
  return (
    <>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
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
      {parts && (
        <>
          <parts.SleepingNotice />
          <parts.UpdateNotice />
        </>
      )}
    </>
  );
}
