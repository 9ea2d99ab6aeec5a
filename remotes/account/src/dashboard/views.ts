/** Views of the dashboard in the order of the sidebar, selected by the query: `?view=profile`. */
export const views = [
  { id: 'dashboard', label: 'Dashboard', slug: 'INT. PRODUCTION OFFICE — DAY' },
  { id: 'profile', label: 'Profile', slug: 'INSERT — CALL SHEET' },
  { id: 'settings', label: 'Settings', slug: 'INT. CONTROL ROOM — LATER' },
] as const;

export type ViewId = (typeof views)[number]['id'];

export function readView(query: URLSearchParams): (typeof views)[number] {
  return views.find((view) => view.id === query.get('view')) ?? views[0];
}

export function viewPath(id: ViewId): string {
  return id === 'dashboard' ? '/dashboard' : `/dashboard?view=${id}`;
}
