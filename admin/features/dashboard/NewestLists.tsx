import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { NewestNotifications } from './NewestNotifications.tsx'
import { NewestRows } from './NewestRows.tsx'

/** The newest orders, notifications and audit entries, as far as the admin may list them. */
export function NewestLists({ resources }: { resources: readonly AnyResource[] }) {
  const newestOf = (name: string) =>
    resources.flatMap((declaration) => (declaration.name === name ? <NewestRows key={name} declaration={declaration} /> : []))
  return (
    <div className="newest">
      {newestOf('orders')}
      {resources.some(({ pending }) => pending) && <NewestNotifications />}
      {newestOf('audit-entries')}
    </div>
  )
}
