const lastTasks = new Map<string, Promise<unknown>>();

/**
 * Runs tasks with the same key one after another. lite looks up an email address before it stores it: two concurrent
 * sign-ups with one address would both find it unused, and the second would fail with a server error.
 */
export async function withKeyLock<T>(key: string, task: () => Promise<T>): Promise<T> {
  const previousTask = lastTasks.get(key) ?? Promise.resolve();
  const currentTask = previousTask.then(task, task);
  lastTasks.set(key, currentTask);
  try {
    return await currentTask;
  } finally {
    if (lastTasks.get(key) === currentTask) lastTasks.delete(key);
  }
}
