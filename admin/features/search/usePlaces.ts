import { useGetIdentity } from '@refinedev/core'
import { foldArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../api/addresses.ts'
import { useLocale } from '../../app/useLocale.ts'
import type { AdminProfile } from '../../auth/current-admin.ts'
import { useMay } from '../../auth/useDenial.ts'
import { declarations } from '../../resources/declarations.ts'
import { pagesOpenTo } from '../../resources/pages.ts'
import type { Chosen } from './recent.ts'

/** The pages and the «create …» whose name, in either language, holds what is typed; only those this admin may open. */
export function usePlaces(typed: string): { pages: Chosen[]; creates: Chosen[] } {
  const { t } = useTranslation()
  const { say, sayWithin } = useLocale()
  const may = useMay()
  const { data: admin } = useGetIdentity<AdminProfile>()
  const words = foldArabic(typed).split(' ').filter(Boolean)
  const holds = (...names: readonly string[]) => words.every((word) => names.some((name) => foldArabic(name).includes(word)))

  const pages = (admin ? pagesOpenTo(admin) : [])
    .filter(({ label, also = [] }) => holds(...label, ...also))
    .map(({ to, label, icon }) => ({ to, title: say(label), more: '', icon }))
  const creates = declarations
    .filter((one) => one.access.create !== false && may(one, 'create') === null)
    .map(({ name, label, icon }) => ({
      to: addressOf.create(name),
      title: t('form.createTitle', { resource: sayWithin(label.one) }),
      more: '',
      icon,
      names: label.one,
    }))
    .filter(({ title, names }) => holds(title, ...names))
    .map(({ to, title, more, icon }) => ({ to, title, more, icon }))
  return { pages, creates }
}
