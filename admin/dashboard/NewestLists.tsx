import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Newest } from './Newest.tsx'

/** What moves by itself, and is looked at first. */
const watched = ['orders', 'notifications', 'audit-entries']

/** The newest rows of what moves, of those lists that are open to this admin. */
export function NewestLists({ open }: { open: readonly AnyResource[] }) {
  const shown = watched.flatMap((name) => open.find((declaration) => declaration.name === name) ?? [])
  return (
    <div className="newest">
      {shown.map((declaration) => (
        <Newest key={declaration.name} declaration={declaration} />
      ))}
    </div>
  )
}
