import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { AdminNoticesPage } from '@wasl/shared/contract/admin-notifications.ts'
import { http, resourcesAddress } from '../../api/http.ts'

const address = `${resourcesAddress}/own/notices`
const key = 'own-notices'
const shownAtOnce = 6

const pageOf = (page: number, per_page: number) =>
  http.get<{ data: AdminNoticesPage }>(address, { params: { page, per_page } }).then(({ data }) => data.data)

/** How many notices this admin has not read; not asked before the page has come to rest. */
export function useUnread(isIdle: boolean): number {
  const { data } = useQuery({ queryKey: [key, 'unread'], queryFn: () => pageOf(1, 1).then(({ unread }) => unread), enabled: isIdle })
  return data ?? 0
}

/** The notices this admin may read, the newest first, as many pages as it has asked for. */
export const useOwnNotices = () =>
  useInfiniteQuery({
    queryKey: [key, 'pages'],
    queryFn: ({ pageParam }) => pageOf(pageParam, shownAtOnce),
    initialPageParam: 1,
    getNextPageParam: ({ notices: { pagination } }) =>
      pagination.current_page < pagination.total_pages ? pagination.current_page + 1 : undefined,
    staleTime: 0,
  })

/** Asks anew for the count, and for the list where it is shown. */
export function useAskAnew(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [key] })
}

/** Marks every notice up to an instant as read. */
export function useReadUntil() {
  const askAnew = useAskAnew()
  return useMutation({ mutationFn: (until: string) => http.post(`${address}/read`, { until }), onSuccess: askAnew })
}
