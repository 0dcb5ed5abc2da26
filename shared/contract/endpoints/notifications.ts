import { empty, idParams, pageQuery } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { headerCounts, notificationsCount, notificationsPage, readForm } from '../notifications.ts'
import { emailSubscription, unsubscribeForm, unsubscribeParams } from '../unsubscribe.ts'

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/general/notifications',
  action: 'ntf.list',
  summary: 'One page of your own notifications',
  query: pageQuery,
  response: notificationsPage,
})
export const countNotifications = endpoint({
  method: 'GET',
  path: '/api/general/count-notifications',
  action: 'ntf.list',
  summary: 'How many of your own notifications and chat messages are unread, and the pages you may not open',
  response: headerCounts,
})
export const readNotifications = endpoint({
  method: 'PATCH',
  path: '/api/general/read-notifications',
  action: 'ntf.list',
  summary: 'Mark your own notifications as read: these, those with this link, or all',
  body: readForm,
  response: notificationsCount,
})
export const deleteNotification = endpoint({
  method: 'DELETE',
  path: '/api/general/delete-notification/:id',
  action: 'ntf.delete',
  summary: 'Delete one of your own notifications',
  params: idParams,
  response: empty,
  msg: { en: 'Notification deleted', ar: 'تم حذف الإشعار' },
})
export const deleteNotifications = endpoint({
  method: 'DELETE',
  path: '/api/general/delete-notifications',
  action: 'ntf.delete',
  summary: 'Delete all of your own notifications',
  response: empty,
  msg: { en: 'All notifications deleted', ar: 'تم حذف جميع الإشعارات' },
})
export const showEmailSubscription = endpoint({
  method: 'GET',
  path: '/api/general/unsubscribe/:token',
  action: 'ntf.unsubscribe',
  summary: 'Which emails a link stops, and whether they are sent',
  params: unsubscribeParams,
  response: emailSubscription,
})
export const changeEmailSubscription = endpoint({
  method: 'POST',
  path: '/api/general/unsubscribe/:token',
  action: 'ntf.unsubscribe',
  summary: 'Stop emails by the link in one of them, or resume them',
  params: unsubscribeParams,
  body: unsubscribeForm,
  response: emailSubscription,
})
