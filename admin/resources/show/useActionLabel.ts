import { actsOf } from '@wasl/shared/registry/history-labels.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useLocale } from '../../app/useLocale.ts'

/** The name of an act of the history, as it is called once it is done; one that nobody declared as it was written. */
export function useActName(declaration: AnyResource): (act: string) => string {
  const { say } = useLocale()
  const acts = actsOf(declaration)
  return (act) => {
    const short = act.startsWith(`${declaration.name}.`) ? act.slice(declaration.name.length + 1) : act
    const label = acts[short]
    return label ? say(label) : short
  }
}
