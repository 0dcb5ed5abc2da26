import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  listAdminNotifications,
  readAdminNotification,
  readAdminNotifications,
} from '@wasl/shared/contract/endpoints/admin-notifications.ts'
import { api } from '../../api/http.ts'
import { endpointKey, useEndpoint } from '../../api/useEndpoint.ts'

const pageSize = 6

/** The number of unread notifications; not fetched before the page is idle. */
export function useUnreadCount(isIdle: boolean): number {
  const { data } = useEndpoint(listAdminNotifications, { query: { page: 1, per_page: 1 } }, { enabled: isIdle })
  return data?.unread ?? 0
}

/** The admin's notifications, newest first, page by page. */
export const useOwnNotifications = () =>
  useInfiniteQuery({
    queryKey: [...endpointKey(listAdminNotifications), 'pages'],
    queryFn: ({ pageParam }) => api.call(listAdminNotifications, { query: { page: pageParam, per_page: pageSize } }),
    initialPageParam: 1,
    getNextPageParam: ({ notifications: { pagination } }) =>
      pagination.current_page < pagination.total_pages ? pagination.current_page + 1 : undefined,
    staleTime: 0,
  })

/** Returns a function that refetches the unread count and the shown list. */
export function useRefreshNotifications(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: endpointKey(listAdminNotifications) })
}

/** Marks every notification up to an instant as read. */
export function useMarkRead() {
  const refresh = useRefreshNotifications()
  return useMutation({ mutationFn: (until: string) => api.call(readAdminNotifications, { body: { until } }), onSuccess: refresh })
}

/** Marks one notification as read. A failure is not shown: the notification only stays unread. */
export function useMarkOneRead() {
  const refresh = useRefreshNotifications()
  return useMutation({ mutationFn: (id: string) => api.call(readAdminNotification, { params: { id } }), onSuccess: refresh })
}
