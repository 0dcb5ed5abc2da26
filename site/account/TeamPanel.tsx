import type { Team } from '@wasl/shared/contract/team.ts'
import { TeamList } from './TeamList.tsx'
import { TeamUserAccess } from './TeamUserAccess.tsx'
import { type TeamFailure, TeamUserForm } from './TeamUserForm.tsx'

/** `edited`: the id of the user that is open, `new` for an invitation. */
type Props = { team: Team; edited: string | null; failure: TeamFailure | undefined }

/** The users of the provider: the list, an invitation, or one user. */
export function TeamPanel({ team, edited, failure }: Props) {
  const user = team.members.find(({ id, can_manage }) => id === edited && can_manage)
  if (edited === 'new') return <TeamUserForm grantable={team.grantable} failure={failure} />
  if (!user) return <TeamList team={team} failure={failure} />
  return (
    <>
      <TeamUserForm key={user.id} user={user} grantable={team.grantable} failure={failure} />
      <TeamUserAccess user={user} />
    </>
  )
}
