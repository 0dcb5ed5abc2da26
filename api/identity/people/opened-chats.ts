import { isColleaguePermitted, isTeamMemberPermitted } from '../../platform/http/permission.ts'
import type { users } from '../tables/people.ts'

type Member = { company_id: string | null; permissions: readonly string[] }
type OpenedChats = Partial<Pick<typeof users.$inferInsert, 'reads_chats_since' | 'reads_questions_since'>>

/**
 * Since when somebody of a team reads the chats that new permissions open to it: their messages of before are not unread for it. Chats of orders and questions
 * about products open apart, and nothing changes for those that it read before.
 */
export function openedChats({ company_id, permissions }: Member, after: readonly string[], now: string): OpenedChats {
  const read = company_id === null ? chatsOfTeam : chatsOfCompany
  const before = read(permissions)
  const opened = read(after).filter((chats) => !before.includes(chats))
  return {
    ...(opened.some((chats) => chats !== 'questions') && { reads_chats_since: now }),
    ...(opened.includes('questions') && { reads_questions_since: now }),
  }
}

type Chats = 'orders' | 'all orders' | 'questions'

/** A colleague reads the chats of the requests that it sent, or of all that its company sent. Decision 0351. */
function chatsOfCompany(permissions: readonly string[]): Chats[] {
  if (!isColleaguePermitted('chat.read', permissions)) return []
  return permissions.includes('view_all') ? ['orders', 'all orders'] : ['orders']
}

/** Chats of orders and of products are read by other permissions. */
const chatsOfTeam = (permissions: readonly string[]): Chats[] =>
  permissions
    .filter((permission) => isTeamMemberPermitted('chat.read', [permission]))
    .map((permission) => (permission === 'manage_store' ? 'questions' : 'orders'))
