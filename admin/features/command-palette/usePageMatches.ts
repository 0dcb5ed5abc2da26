import { settingsForm } from '@wasl/shared/contract/settings-form.ts'
import { normalizeArabic } from '@wasl/shared/i18n/normalize-arabic.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { settingKeys, settingsTable } from '@wasl/shared/settings/settings.ts'
import { useTranslation } from 'react-i18next'
import { declarations } from '../../api/declarations.ts'
import { useAdmin } from '../../auth/useAdmin.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { accessiblePages } from '../../resources/pages.ts'
import type { PaletteItem } from '../../ui/recent-items.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** The pages, settings and «create» entries whose name contains the search terms in either language, as far as the admin may open them. */
export function usePageMatches(search: string): { pages: PaletteItem[]; creates: PaletteItem[] } {
  const { t } = useTranslation()
  const { localize, localizeInline } = useLocale()
  const denialReason = useDenialReasons()
  const { data: admin } = useAdmin()
  const searchTerms = normalizeArabic(search).split(' ').filter(Boolean)
  const matches = (...names: readonly string[]) => searchTerms.every((term) => names.some((name) => normalizeArabic(name).includes(term)))

  const pages = (admin ? accessiblePages(admin) : [])
    .filter(({ label, otherLabel = label }) => matches(label.en, label.ar, otherLabel.en, otherLabel.ar))
    .map(({ to, label, icon }) => ({ to, title: localize(label), details: '', icon }))
  const canOpenSettings = denialReason(settingsForm, 'show') === null
  const creates = declarations
    .filter((declaration) => declaration.access.create !== false && denialReason(declaration, 'create') === null)
    .map(({ name, label, icon }) => ({
      to: adminPages.create({ resource: name }),
      title: t('form.createTitle', { resource: localizeInline(label.one) }),
      details: '',
      icon,
      names: label.one,
    }))
    .filter(({ title, names }) => matches(title, names.en, names.ar))
    .map(({ to, title, details, icon }) => ({ to, title, details, icon }))
  const settings = settingKeys
    .filter((key) => canOpenSettings && searchTerms.length > 0 && matches(settingsTable[key].label.en, settingsTable[key].label.ar))
    .map((key) => ({
      to: adminPages.settings({ tab: settingsTable[key].group }),
      title: localize(settingsTable[key].label),
      details: localize(settingsForm.label.one),
      icon: settingsForm.icon,
    }))
  return { pages: [...pages, ...settings], creates }
}
