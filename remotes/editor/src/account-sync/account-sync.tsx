import { useEffect } from 'react';
import { useEditor } from '../store/editor-context';
import { startAccountSync } from './start-account-sync';

/** Lets the account follow the open deck. */
export function AccountSync() {
  const editor = useEditor();
  useEffect(() => startAccountSync(editor), [editor]);
  return null;
}
