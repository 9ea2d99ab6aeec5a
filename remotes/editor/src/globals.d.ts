/** Style sheet as text, with the names of a CSS module. */
declare module '*.css?inline' {
  const css: string;
  export default css;
}

declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

/** File System Access and Launch Handler APIs, which TypeScript does not declare yet. */
interface Window {
  readonly showSaveFilePicker?: (options: {
    readonly id: string;
    readonly suggestedName: string;
    readonly types: readonly {
      readonly description: string;
      readonly accept: Readonly<Record<string, readonly string[]>>;
    }[];
  }) => Promise<FileSystemFileHandle>;
  /** Files that the system launched the installed site with. */
  readonly launchQueue?: {
    readonly setConsumer: (
      take: (launch: { readonly files: readonly FileSystemHandle[] }) => void,
    ) => void;
  };
}

interface FileSystemHandle {
  readonly queryPermission?: (wish: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (wish: { readonly mode: 'readwrite' }) => Promise<PermissionState>;
}
