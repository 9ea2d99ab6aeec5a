/** What the intro film shows, for those who read instead. */
export const transcript = ['Placeholder'];
