import type { GoConfig, RouterProvider } from '@refinedev/core'
import refineRouter from '@refinedev/react-router'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { queryFor } from './list-url.ts'

const useGo = refineRouter.go ?? (() => () => undefined)

/** Refine's bindings to the router, save that what is asked of a list stands escaped in its address: Refine writes `&` and `#` as they are. */
export const routerProvider: RouterProvider = {
  ...refineRouter,
  go: () => {
    const { search } = useLocation()
    const go = useGo()
    return useCallback(
      ({ query, options: { keepQuery = false, ...options } = {}, ...where }: GoConfig) =>
        go({ ...where, options, query: queryFor(query ?? {}, keepQuery ? search : '') }),
      [go, search],
    )
  },
}
