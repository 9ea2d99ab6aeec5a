/**
 * What a visitor expects an answer of, by tag and by role: a page that is not hydrated holds none of it, unless it is
 * `disabled`.
 */
export const CONTROLS = {
  tags: ['button', 'form', 'input', 'select', 'textarea'],
  roles: ['button', 'tab', 'switch', 'checkbox', 'menuitem'],
} as const;
