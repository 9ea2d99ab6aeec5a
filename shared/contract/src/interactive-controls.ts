/** Interactive elements by tag and ARIA role. A page that is not hydrated contains them only as `disabled`. */
export const INTERACTIVE_CONTROLS = {
  tags: ['button', 'form', 'input', 'select', 'textarea'],
  roles: ['button', 'tab', 'switch', 'checkbox', 'menuitem'],
} as const;
