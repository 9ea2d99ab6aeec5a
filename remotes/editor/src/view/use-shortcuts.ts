import { type RefObject, useState } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import type { Command } from '../commands/command';
import { isCommandEnabled } from '../core/edit/edit-command';
import { commands } from '../commands/commands';
import type { EditorDocument } from '../core/edit/editor-document';
import { runCommand } from '../commands/run-command';
import { type Editor, useEditor } from '../store/editor-context';
import { useEventListener } from './use-event-listener';

/** Shortcuts that also apply while a text is edited, besides those of text; all other keys belong to the text. */
const WHILE_TYPING = new Set(['save', 'palette', 'find']);

/** Commands that a held key repeats, besides nudging. */
const WHILE_HELD = new Set(['undo', 'redo', 'zoom-in', 'zoom-out', 'slide-previous', 'slide-next']);

/** Handles shortcuts inside the editor, or while nothing has the focus; other parts of the site keep their keys. */
export function useShortcuts(root: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const [handler] = useState(() => {
    const bindings: Record<string, (event: KeyboardEvent) => void> = {};
    for (const [keys, list] of groupByKeys())
      bindings[keys] = (event) => {
        const command = list.find((candidate) => isHandledHere(candidate, event, editor));
        if (!command) return;
        event.preventDefault();
        event.stopPropagation();
        void runCommand(editor, command);
      };
    // Scopes are checked below; by default the library ignores all inputs and repeated keys.
    return createKeybindingsHandler(bindings, { ignore: (event) => event.isComposing });
  });
  useEventListener(document, 'keydown', (event) => {
    const { target } = event;
    const isHere = target instanceof Node && root.current?.contains(target);
    if (isHere || target === document.body) handler(event);
  });
}

function groupByKeys(): ReadonlyMap<string, readonly Command[]> {
  const table = new Map<string, Command[]>();
  for (const command of commands)
    for (const keys of command.keys) {
      const others = table.get(keys) ?? [];
      // The strip comes first: elsewhere, the same keys are about the selected elements.
      table.set(keys, command.scope === 'strip' ? [command, ...others] : [...others, command]);
    }
  return table;
}

function isHandledHere(command: Command, event: KeyboardEvent, editor: Editor): boolean {
  const { target } = event;
  if (!(target instanceof HTMLElement) || event.defaultPrevented) return false;
  if (event.repeat && !isRepeatable(command)) return false;
  const { editingState, dialog, slideshow } = editor.store.getState();
  if (slideshow || (dialog && command.id !== 'palette')) return false;
  if (isTextField(target) && !isUsedWhileTyping(command)) return false;
  if (isTypedOver(event, editingState.doc)) return false;
  return isInScope(command, target) && isCommandEnabled(command, editingState.doc);
}

function isTextField(target: HTMLElement): boolean {
  return (
    target.isContentEditable ||
    target.matches('input:not([type=color], [type=range]), textarea, select')
  );
}

function isUsedWhileTyping({ id, group }: Command): boolean {
  return group === 'Text' || WHILE_TYPING.has(id);
}

function isRepeatable({ id, shouldMerge = false }: Command): boolean {
  return shouldMerge || WHILE_HELD.has(id);
}

/** The canvas also gets shortcuts while nothing has the focus. */
function isInScope({ scope = 'editor' }: Command, target: HTMLElement): boolean {
  if (scope === 'editor') return true;
  const region = target.closest<HTMLElement>('[data-region]')?.dataset['region'];
  if (region === 'strip') return scope !== 'canvas';
  return scope !== 'strip' && (region === undefined || ['canvas', 'editor'].includes(region));
}

/** True for a character typed over a selection, which is meant as text. */
function isTypedOver(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  doc: EditorDocument,
): boolean {
  const isCharacter = /^[\p{L}\p{N}]$/u.test(key) && !ctrlKey && !metaKey && !altKey;
  return isCharacter && doc.selection.length > 0;
}
