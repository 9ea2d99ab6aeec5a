import { Avatar, ButtonBase, Divider, IconButton, Menu, MenuItem } from '@site/ui/mui';
import styles from './dashboard-layout.module.css';
import { DashboardIcon } from './dashboard-icon';
import { type DashboardMember, displayNameOf, initialsOf } from './dashboard-member';
import { useNavigate } from '@site/page/router';
import { VisuallyHidden } from '@site/ui';
import { useState } from 'react';
import { dashboardPathOf } from './dashboard-views';

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
    <header className={`${styles.top} ui-no-print`}>
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

/** Menu of the member in the top bar. */
function UserMenu({
  name,
  email,
  onLogout,
}: {
  name: string;
  email: string;
  onLogout: () => void;
}) {
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  function closeAndNavigate(to: string) {
    close();
    void navigate(to);
  }

  return (
    <>
      <ButtonBase
        className={styles.user}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar className={styles.avatar} aria-hidden="true">
          {initialsOf(name)}
        </Avatar>
        <VisuallyHidden>Account menu of </VisuallyHidden>
        <span className={styles.userName}>{name}</span>
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} className={styles.menu}>
        <li className={styles.menuHead} role="presentation">
          {email}
        </li>
        <MenuItem onClick={() => closeAndNavigate(dashboardPathOf('profile'))}>Profile</MenuItem>
        <MenuItem onClick={() => closeAndNavigate(dashboardPathOf('settings'))}>Settings</MenuItem>
        <Divider />
        <MenuItem
          onClick={() => {
            close();
            onLogout();
          }}
        >
          Logout
        </MenuItem>
      </Menu>
    </>
  );
}
