import { useNavigate } from '@site/router';
import { VisuallyHidden } from '@site/ui';
import { Avatar, ButtonBase, Divider, Menu, MenuItem } from '@site/ui/mui';
import { useState } from 'react';
import styles from './dashboard-layout.module.css';
import { initialsOf } from './dashboard-member';
import { dashboardPathOf } from './dashboard-views';

/** Menu of the member in the top bar. */
export function UserMenu({
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
