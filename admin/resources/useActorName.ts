import { resources } from '@wasl/resources/index.ts'
import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { useLocale } from '../ui/useLocale.ts'

const { valueLabels: automaticActors = {} }: FieldOf<'text'> = resources['audit-entries'].fields.actor_name

/** Returns the name of who changed a row: a person, or the label of what runs by itself. */
export function useActorName(): (name: string | null) => string {
  const { localize } = useLocale()
  return (name) => {
    const label = automaticActors[name ?? 'system']
    return label ? localize(label) : (name ?? '')
  }
}
