import { DEFAULT_SLOT_TIMEOUT_MS } from '@site/contract';
import type { SlotProps } from '@site/page/slots';
import type { ComponentType } from 'react';
import { LoadError, withTimeout } from '../remotes/load-error';
import { reportFailure, reportLoad } from '../reporting/report';
import { discardContainer, loadExposedModule } from '../remotes/remote-containers';
import type { SlotWidgetSource } from './list-slot-widgets';

export type WidgetComponent = ComponentType<NonNullable<SlotProps['widgetProps']>>;

/** Loads a widget, within the time limit of its slot. @throws {LoadError} */
export async function loadWidget({
  remote,
  id,
  version,
  timeoutMs = DEFAULT_SLOT_TIMEOUT_MS,
}: SlotWidgetSource): Promise<{ default: WidgetComponent }> {
  const start = performance.now();
  try {
    const module = await withTimeout(timeoutMs, loadExposedModule<WidgetComponent>(version, id));
    const durationMs = performance.now() - start;
    reportLoad({ remote, version: version.global, page: id, source: 'live', durationMs });
    return module;
  } catch (cause) {
    // Otherwise the remote's own pages would get the failed or hanging container.
    discardContainer(version);
    throw new LoadError(cause);
  }
}

/** Reports the failure to the team; the visitor sees nothing. */
export function reportWidgetFailure(
  { remote, id, version }: SlotWidgetSource,
  cause: unknown,
): void {
  const isLoad = cause instanceof LoadError;
  reportFailure({
    remote,
    version: version.global,
    page: id,
    phase: isLoad ? 'load' : 'render',
    error: isLoad ? cause : new LoadError(cause),
  });
}
