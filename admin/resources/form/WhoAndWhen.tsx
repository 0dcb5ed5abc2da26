import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { DateTimeText } from '../../ui/DateTimeText.tsx'
import { useActorName } from '../useActorName.ts'
import { useLastChange } from './useChangeByOthers.ts'

/** Who changed a row last, and when. */
export function WhoAndWhen({ declaration, row }: { declaration: AnyResource; row: AnyRow }) {
  const nameOf = useActorName()
  const change = useLastChange(declaration, row)
  if (!change) return null
  return (
    <>
      <bdi>{nameOf(change.actor_name)}</bdi> · <DateTimeText at={change.at} />
    </>
  )
}
