/** Writes the latest content, one write at a time; content that arrives meanwhile is written next. */
export interface BatchedWriter<Content> {
  readonly schedule: (content: Content) => void;
  /** Writes pending content immediately. */
  readonly flush: () => Promise<void>;
  /** Drops pending content; no further write starts. */
  readonly stop: () => void;
}

export function createBatchedWriter<Content>({
  write,
  onWritten,
  onFailure,
  restMs,
}: {
  readonly write: (content: Content) => Promise<void>;
  readonly onWritten: () => void;
  readonly onFailure: (cause: unknown) => void;
  /** Delay that batches small changes, because each write replaces the whole file. */
  readonly restMs: number;
}): BatchedWriter<Content> {
  let pending: { readonly content: Content } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function writeAll(): Promise<void> {
    try {
      for (let next = pending; next; next = pending) {
        pending = null;
        await write(next.content);
      }
      onWritten();
    } catch (cause) {
      pending = null;
      onFailure(cause);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending)
      running ??= writeAll().finally(() => {
        running = null;
      });
    return running ?? Promise.resolve();
  }

  return {
    schedule(content) {
      pending = { content };
      timer ??= setTimeout(() => void flush(), restMs);
    },
    flush,
    stop() {
      clearTimeout(timer);
      pending = null;
    },
  };
}
