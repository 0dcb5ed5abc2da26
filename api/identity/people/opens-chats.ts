import { isColleaguePermitted, isTeamMemberPermitted } from '../../platform/http/permission.ts'

type Member = { company_id: string | null; permissions: readonly string[] }

/**
 * Whether new permissions let somebody of a team read chats that were closed to it: their messages of before are not unread for it. Who read some chats of a provider
 * before still has its unread ones there; what a colleague of a company sent itself counts in any case.
 */
export function opensChats({ company_id, permissions }: Member, after: readonly string[]): boolean {
  const read = company_id === null ? roomsOfTeam : roomsOfCompany
  const before = read(permissions)
  if (company_id === null && before.length > 0) return false
  return read(after).some((rooms) => !before.includes(rooms))
}

/** A colleague reads the chats of the requests that it sent, or of all that its company sent. Decision 0351. */
function roomsOfCompany(permissions: readonly string[]): string[] {
  if (!isColleaguePermitted('chat.read', permissions)) return []
  return permissions.includes('view_all') ? ['own', 'all'] : ['own']
}

/** Chats of orders and of products are read by other permissions. */
const roomsOfTeam = (permissions: readonly string[]): string[] =>
  permissions
    .filter((permission) => isTeamMemberPermitted('chat.read', [permission]))
    .map((permission) => (permission === 'manage_store' ? 'product' : 'order'))
