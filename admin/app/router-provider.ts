import type { GoConfig, RouterProvider } from '@refinedev/core'
import refineRouter from '@refinedev/react-router'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { mergeQuery } from './list-url.ts'

const useGo = refineRouter.go ?? (() => () => undefined)

/** Refine's router provider, with URL-encoded list parameters: Refine itself does not encode `&` and `#`. */
export const routerProvider: RouterProvider = {
  ...refineRouter,
  go: () => {
    const { search } = useLocation()
    const go = useGo()
    return useCallback(
      ({ query, options: { keepQuery = false, ...options } = {}, ...where }: GoConfig) =>
        go({ ...where, options, query: mergeQuery(query ?? {}, keepQuery ? search : '') }),
      [go, search],
    )
  },
}
