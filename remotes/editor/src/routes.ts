import type { RouteDeclaration, WidgetDeclaration } from '@site/contract';
import { DECK_FILE_TYPE } from './core/model/deck-constants';

export const routes = [
  {
    id: 'editor',
    path: '/editor/:deck?',
    page: './pages/editor-page',
    title: 'Slide editor',
    description: 'Build a pitch deck slide by slide, in your browser.',
    access: 'member',
    chrome: 'bare',
    prerender: false,
    offline: true,
    budgetKb: 120,
    update: 'when-left',
    needs: {
      trustedTypes: [
        {
          name: 'ProseMirrorClipboard',
          reason:
            'ProseMirror parses pasted content in a document without a window and reads it by its schema',
        },
      ],
    },
    fileHandler: { mimeType: DECK_FILE_TYPE.type, extensions: [DECK_FILE_TYPE.extension] },
  },
  {
    id: 'shared-deck',
    path: '/shared/:link',
    page: './pages/shared-deck-page',
    title: 'Shared deck',
    description: 'A pitch deck that was shared with you.',
    access: 'public',
    chrome: 'bare',
    prerender: false,
    isIndexable: false,
    hasSecretUrl: true,
  },
] satisfies RouteDeclaration[];

/** Content of this remote that pages of other remotes show. */
export const widgets = [
  {
    id: 'your-decks',
    slot: 'account/dashboard',
    props: { memberId: 'string' },
    module: './slots/your-decks',
  },
] as const satisfies readonly WidgetDeclaration[];
