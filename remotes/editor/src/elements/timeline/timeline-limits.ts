export const MAX_MILESTONES = 12;
