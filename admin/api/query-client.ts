import { keys } from '@refinedev/core'
import { keepPreviousData, QueryClient } from '@tanstack/react-query'
import { ApiError } from '@wasl/shared/data-provider/api-error.ts'

/** The cache of all that was loaded. */
export const queryClient = new QueryClient({
  // `networkMode`: a call without a network fails at once and says so. By default it would wait, and a save would be sent long after the
  // person had left the form.
  defaultOptions: {
    queries: {
      retry: shouldRetry,
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: false,
      // What failed while the connection was away is loaded once it is back; what is on screen stays.
      refetchOnReconnect: (query) => query.state.status === 'error',
      staleTime: 5_000,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

/** Lets the first render show the screens of this administrator, instead of first asking Refine's hooks who it is. */
export function setFirstAdmin(admin: object): void {
  queryClient.setQueryData(keys().auth().action('check').get(), { authenticated: true })
  queryClient.setQueryData(keys().auth().action('identity').get(), admin)
}

// Another try helps against a lost connection or a busy server, not against «not found» or «not allowed».
function shouldRetry(failures: number, error: unknown): boolean {
  const status = error instanceof ApiError ? error.statusCode : 0
  return failures < 1 && navigator.onLine && (status === 0 || status >= 500)
}
