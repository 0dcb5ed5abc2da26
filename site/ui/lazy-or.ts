import { type ComponentType, createElement, type LazyExoticComponent, lazy, use } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * A component that is loaded when it is shown, inside of a `Suspense`. Without a connection, or after a deployment that replaced its script, `Substitute` is
 * shown: a missing part must not take the page with what was typed on it. What the server has rendered stays, without its script.
 */
export const lazyOr = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Substitute: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => load().catch(() => ({ default: unlessRendered(Substitute) })))

/** A component that is not shown in place of what the server has rendered. */
function unlessRendered<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Unrendered(props: Props) {
    if (!useIsHydrated()) use(never)
    return createElement(Component, props)
  }
}

/** Suspends a part of the page as the server rendered it. */
const never = new Promise<never>(() => undefined)
