import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  listAdminNotifications,
  readAdminNotification,
  readAdminNotifications,
} from '@wasl/shared/contract/endpoints/admin-notifications.ts'
import { api } from '../../api/http.ts'

const key = 'own-notifications'
const pageSize = 6

const fetchPage = (page: number, per_page: number) => api.call(listAdminNotifications, { query: { page, per_page } })

/** The number of unread notifications; not fetched before the page is idle. */
export function useUnreadCount(isIdle: boolean): number {
  const { data } = useQuery({ queryKey: [key, 'unread'], queryFn: () => fetchPage(1, 1).then(({ unread }) => unread), enabled: isIdle })
  return data ?? 0
}

/** The admin's notifications, newest first, page by page. */
export const useOwnNotifications = () =>
  useInfiniteQuery({
    queryKey: [key, 'pages'],
    queryFn: ({ pageParam }) => fetchPage(pageParam, pageSize),
    initialPageParam: 1,
    getNextPageParam: ({ notifications: { pagination } }) =>
      pagination.current_page < pagination.total_pages ? pagination.current_page + 1 : undefined,
    staleTime: 0,
  })

/** Returns a function that refetches the unread count and the shown list. */
export function useRefreshNotifications(): () => void {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: [key] })
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
