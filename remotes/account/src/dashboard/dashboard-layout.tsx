import { Drawer } from '@site/ui/mui';
import { useState, type ReactNode } from 'react';
import styles from './dashboard-layout.module.css';
import type { DashboardMember } from './dashboard-member';
import { Sidebar } from './sidebar';
import { TopBar } from './top-bar';
import type { DASHBOARD_VIEWS } from './dashboard-views';
import { safeLocalStorage } from '@site/browser';

const key = 'account-sidebar';

/** Sidebar and top bar around the view. In a narrow window the sidebar is a drawer over the page. */
export function DashboardLayout({
  view,
  member,
  onLogout,
  children,
}: {
  view: (typeof DASHBOARD_VIEWS)[number];
  member: DashboardMember;
  onLogout: () => void;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(readSidebarOpen);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  function toggleSidebar() {
    saveSidebarOpen(!isOpen);
    setOpen(!isOpen);
  }

  return (
    <div className={styles.layout} data-open={isOpen}>
      <div className={styles.sidebar}>
        <Sidebar current={view.id} isOpen={isOpen} onLogout={onLogout} />
      </div>
      <Drawer
        open={isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Menu' } }}
      >
        <div className={styles.drawer}>
          <Sidebar
            isOpen
            current={view.id}
            onChoose={() => setDrawerOpen(false)}
            onLogout={onLogout}
          />
        </div>
      </Drawer>
      <div className={styles.stage}>
        <TopBar
          member={member}
          isSidebarOpen={isOpen}
          onToggleSidebar={toggleSidebar}
          isDrawerOpen={isDrawerOpen}
          onOpenDrawer={() => setDrawerOpen(true)}
          onLogout={onLogout}
        />
        <div className={styles.view}>{children}</div>
      </div>
    </div>
  );
}

/** State of the sidebar in a wide window, stored in this browser; open by default. */
function readSidebarOpen(): boolean {
  return safeLocalStorage.getItem(key) !== 'closed';
}

function saveSidebarOpen(isOpen: boolean): void {
  safeLocalStorage.setItem(key, isOpen ? 'open' : 'closed');
}
