import { adminNotificationsPage, readNotificationsForm, unreadNotifications } from '../admin-notifications.ts'
import { idParams, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'

export const listAdminNotifications = endpoint({
  method: 'GET',
  path: '/api/admin/own/notifications',
  action: 'adm.me',
  summary: 'One page of the notifications about lists that the admin may see',
  query: pageQuery,
  response: adminNotificationsPage,
})
export const readAdminNotifications = endpoint({
  method: 'POST',
  path: '/api/admin/own/notifications/read',
  action: 'adm.me',
  summary: 'Mark the notifications up to an instant as read',
  body: readNotificationsForm,
  response: unreadNotifications,
})
export const readAdminNotification = endpoint({
  method: 'POST',
  path: '/api/admin/own/notifications/:id/read',
  action: 'adm.me',
  summary: 'Mark one notification as read',
  params: idParams,
  response: unreadNotifications,
})
