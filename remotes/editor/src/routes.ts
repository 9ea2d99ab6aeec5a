import type { RouteDeclaration } from '@site/contract';

export const routes = [
  {
    id: 'editor',
    path: '/editor',
    page: './pages/editor-page',
    title: 'Slide editor',
    description: 'Build a pitch deck slide by slide. Everything stays in your browser.',
    access: 'member',
    chrome: 'bare',
    prerender: false,
    offline: true,
  },
] satisfies RouteDeclaration[];
