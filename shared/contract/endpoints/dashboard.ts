import { chartsQuery, dashboardCharts, dashboardView, ownQueues } from '../dashboard.ts'
import { endpoint } from '../endpoint.ts'

export const showDashboard = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard',
  action: 'adm.dash',
  permission: 'dashboard.show',
  summary: 'The month so far and the queues of pending work',
  response: dashboardView,
})
export const showDashboardCharts = endpoint({
  method: 'GET',
  path: '/api/admin/dashboard/charts',
  action: 'adm.dash',
  permission: 'dashboard.show',
  summary: 'The figures of the charts: by day, category and city, conversion, offers per order',
  query: chartsQuery,
  response: dashboardCharts,
})
export const showOwnQueues = endpoint({
  method: 'GET',
  path: '/api/admin/own/queues',
  action: 'adm.me',
  summary: 'The queues of pending work that the current admin may list',
  response: ownQueues,
})
