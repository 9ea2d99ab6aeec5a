import type { Document } from '../../core/edit/document';

export function sayPicks({ picks }: Document): string | undefined {
  return picks.length === 0 ? undefined : `${picks.length + 1} slides selected`;
}
