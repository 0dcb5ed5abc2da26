import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { Newest } from './Newest.tsx'
import { NewestNotices } from './NewestNotifications.tsx'

/** The newest of what moves by itself and is looked at first, of those lists that are open to this admin, and what it is told. */
export function NewestLists({ open }: { open: readonly AnyResource[] }) {
  const newestOf = (name: string) =>
    open.flatMap((declaration) => (declaration.name === name ? <Newest key={name} declaration={declaration} /> : []))
  return (
    <div className="newest">
      {newestOf('orders')}
      {open.some(({ waits }) => waits) && <NewestNotices />}
      {newestOf('audit-entries')}
    </div>
  )
}
