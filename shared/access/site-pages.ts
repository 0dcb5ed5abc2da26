import type { AccessAction } from './table.ts'

/** The pages of the site that the menus show only to those who can open them, with the action of the access table that each needs. */
export const sitePageActions = {
  '/chat': 'chat.list',
  '/wallet': 'wal.read',
  '/finances': 'fin.list',
  '/settlements': 'set.list',
  '/complaint': 'cmp.list',
} as const satisfies Readonly<Record<string, AccessAction>>
