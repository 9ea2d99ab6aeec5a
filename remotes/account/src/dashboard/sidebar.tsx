import { Link } from '@site/router';
import { getSiteSettings } from '@site/settings';
import { List, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@site/ui/mui';
import type { ReactElement } from 'react';
import styles from './dashboard-layout.module.css';
import { DashboardIcon } from './dashboard-icon';
import { dashboardPathOf, DASHBOARD_VIEWS, type DashboardViewId } from './dashboard-views';

/** Links to the views, and Logout. Closed, it shows icons only and keeps the labels for screen readers. */
export function Sidebar({
  current,
  isOpen,
  onChoose,
  onLogout,
}: {
  current: DashboardViewId;
  isOpen: boolean;
  onChoose?: () => void;
  onLogout: () => void;
}) {
  return (
    <div className={styles.sidebarInside} data-open={isOpen}>
      <Link
        to="/"
        className={styles.brand}
        aria-label={`${getSiteSettings().brand.name}, home page`}
      >
        {isOpen ? getSiteSettings().brand.name : getSiteSettings().brand.name.slice(0, 1)}
      </Link>
      <List component="nav" aria-label="Dashboard views" className={styles.nav}>
        {DASHBOARD_VIEWS.map(({ id, label }) => (
          <SidebarTooltip key={id} text={isOpen ? '' : label}>
            <ListItemButton
              component={Link}
              to={dashboardPathOf(id)}
              selected={id === current}
              aria-current={id === current ? 'page' : undefined}
              className={styles.item}
              {...(onChoose && { onClick: onChoose })}
            >
              <SidebarItem icon={id} label={label} isOpen={isOpen} />
            </ListItemButton>
          </SidebarTooltip>
        ))}
      </List>
      <SidebarTooltip text={isOpen ? '' : 'Logout'}>
        <ListItemButton component="button" onClick={onLogout} className={styles.leave}>
          <SidebarItem icon="logout" label="Logout" isOpen={isOpen} />
        </ListItemButton>
      </SidebarTooltip>
    </div>
  );
}

function SidebarItem({
  icon,
  label,
  isOpen,
}: {
  icon: DashboardViewId | 'logout';
  label: string;
  isOpen: boolean;
}) {
  return (
    <>
      <ListItemIcon className={styles.icon}>
        <DashboardIcon name={icon} />
      </ListItemIcon>
      <ListItemText primary={label} className={isOpen ? styles.label : 'ui-hidden'} />
    </>
  );
}

function SidebarTooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip title={text} placement="right" describeChild>
      {children}
    </Tooltip>
  );
}
