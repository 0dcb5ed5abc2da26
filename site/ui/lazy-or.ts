import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that is loaded when it is shown. Without a connection, or after a deployment that replaced its script, `Substitute` is shown: a missing part
 * must not take the page with what was typed on it.
 */
export const lazyOr = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Substitute: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: Substitute })))
