/** Views of the dashboard in the order of the sidebar, selected by the query: `?view=profile`. */
export const DASHBOARD_VIEWS = [
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'profile', label: 'Profile' },
  { id: 'settings', label: 'Settings' },
] as const;

export type DashboardViewId = (typeof DASHBOARD_VIEWS)[number]['id'];

export function readDashboardView(query: URLSearchParams): (typeof DASHBOARD_VIEWS)[number] {
  return DASHBOARD_VIEWS.find((view) => view.id === query.get('view')) ?? DASHBOARD_VIEWS[0];
}

export function dashboardPathOf(id: DashboardViewId): string {
  return id === 'dashboard' ? '/dashboard' : `/dashboard?view=${id}`;
}
