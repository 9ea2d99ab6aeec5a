import { IconButton } from '@site/ui/mui';
import styles from './dashboard-layout.module.css';
import { DashboardIcon } from './dashboard-icon';
import { displayNameOf, type DashboardMember } from './dashboard-member';
import { UserMenu } from './user-menu';

/** Toggles for the sidebar (wide window) and the drawer (narrow window), and the user menu. */
export function TopBar({
  member,
  isSidebarOpen,
  onToggleSidebar,
  isDrawerOpen,
  onOpenDrawer,
  onLogout,
}: {
  member: DashboardMember;
  isSidebarOpen: boolean;
  onToggleSidebar: () => void;
  isDrawerOpen: boolean;
  onOpenDrawer: () => void;
  onLogout: () => void;
}) {
  return (
    <header className={styles.top}>
      <IconButton
        className={styles.collapse}
        aria-label={isSidebarOpen ? 'Close the sidebar' : 'Open the sidebar'}
        aria-expanded={isSidebarOpen}
        onClick={onToggleSidebar}
      >
        <DashboardIcon name={isSidebarOpen ? 'collapse' : 'expand'} />
      </IconButton>
      <IconButton
        className={styles.burger}
        aria-label="Open the menu"
        aria-expanded={isDrawerOpen}
        onClick={onOpenDrawer}
      >
        <DashboardIcon name="menu" />
      </IconButton>
      <UserMenu name={displayNameOf(member)} email={member.email} onLogout={onLogout} />
    </header>
  );
}
