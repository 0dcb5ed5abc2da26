import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../parts/useLocale.ts'

/** The name of an act of the history: a named action by its label, the common ones by theirs, anything else as it was written. */
export function useActName({ name, actions }: AnyResource): (act: string) => string {
  const { t } = useTranslation()
  const { say } = useLocale()
  const common: Readonly<Record<string, string>> = {
    create: t('history.create'),
    edit: t('history.update'),
    update: t('history.update'),
    delete: t('history.delete'),
    change_password: t('history.changePassword'),
    switch_on_two_step: t('history.twoStepOn'),
  }
  return (act) => {
    const short = act.startsWith(`${name}.`) ? act.slice(name.length + 1) : act
    const action = actions?.[short]
    return action ? say(action.label) : (common[short] ?? short)
  }
}
