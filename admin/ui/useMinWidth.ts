import { useSyncExternalStore } from 'react'

// The breakpoints of antd.
const queries = { md: matchMedia('(min-width: 768px)'), lg: matchMedia('(min-width: 992px)') }

/** Whether the window has at least the width of a breakpoint. Right from the first render on, unlike antd's hook. */
export function useMinWidth(breakpoint: keyof typeof queries): boolean {
  const query = queries[breakpoint]
  return useSyncExternalStore(subscriptions[breakpoint], () => query.matches)
}

const subscriptions = { md: subscribeTo(queries.md), lg: subscribeTo(queries.lg) }

function subscribeTo(query: MediaQueryList) {
  return (listener: () => void) => {
    query.addEventListener('change', listener)
    return () => query.removeEventListener('change', listener)
  }
}
