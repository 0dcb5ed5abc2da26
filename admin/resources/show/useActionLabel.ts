import { historyLabelsOf } from '@wasl/shared/registry/history-labels.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** Returns a function that gives the past-tense label of an action in the history; the raw name if it has none. */
export function useActionLabel(declaration: AnyResource): (action: string) => string {
  const { localize } = useLocale()
  const labels = historyLabelsOf(declaration)
  return (action) => {
    const short = action.startsWith(`${declaration.name}.`) ? action.slice(declaration.name.length + 1) : action
    const label = labels[short]
    return label ? localize(label) : short
  }
}
