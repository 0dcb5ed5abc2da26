import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
/**
 * Marks notifications as read while the reader goes on: one by its id, or all about a page. The header follows by the live connection; if the
 * request is lost, they stay unread.
 */
export function markRead(which: { id: string } | { link: string }): void {
  void fetch(resourceRoutes.notificationsRead(), { method: 'POST', body: new URLSearchParams(which), keepalive: true }).catch(
    () => undefined,
  )
}
