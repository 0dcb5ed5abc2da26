import { pages } from '../pages/pages.ts'
import type { AccessAction } from './table.ts'

/** The pages of the site that the menus show only to those who can open them, with the action of the access table that each needs. */
export const sitePageActions = {
  [pages.chats.pattern]: 'chat.list',
  [pages.wallet.pattern]: 'wal.read',
  [pages.finances.pattern]: 'fin.list',
  [pages.settlements.pattern]: 'set.list',
  [pages.ownCalendar.pattern]: 'prv.ord.list',
  [pages.ownPackages.pattern]: 'prv.packages',
  [pages.ownCars.pattern]: 'prv.cars',
  [pages.deliveries.pattern]: 'prv.deliver',
  [pages.ownProducts.pattern]: 'prv.products',
  [pages.complaints.pattern]: 'cmp.list',
} as const satisfies Readonly<Record<string, AccessAction>>
