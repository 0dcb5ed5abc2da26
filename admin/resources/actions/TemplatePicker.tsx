import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { filtersOf } from '../../api/criteria.ts'
import { declarationOf, titleOf } from '../../api/declarations.ts'
import { useRowList } from '../../api/resource-client.ts'
import { useDenialReason } from '../../auth/useDenialReason.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { localizedText } from '../localized-text.ts'

type Props = { from: string; onPick: (text: string) => void }

/** Chooses one of the ready-made texts in one language; nothing if there are none, or for administrators who may not see them. */
export function TemplatePicker({ from, onPick }: Props) {
  const declaration = declarationOf(from)
  const denialReason = useDenialReason(declaration, 'list')
  if (!declaration || denialReason !== null) return null
  return <Templates declaration={declaration} onPick={onPick} />
}

function Templates({ declaration, onPick }: { declaration: AnyResource; onPick: Props['onPick'] }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { query } = useRowList(declaration, {
    filters: filtersOf({ is_active: { eq: 'true' } }),
    sorters: [{ field: declaration.sort, order: 'asc' }],
    pagination: { currentPage: 1, pageSize: 100 },
  })
  const rows: readonly AnyRow[] = query.data?.data ?? []
  if (rows.length === 0) return null
  const languages = locale === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  const options = languages.map((language) => ({
    label: t(`templates.${language}`),
    options: rows.map((row) => ({ value: `${language} ${String(row.id)}`, label: titleOf(declaration, row, locale) })),
  }))
  return (
    <Form.Item label={t('templates.label')} htmlFor="reply-template">
      <Select<string>
        id="reply-template"
        placeholder={t('templates.choose')}
        options={options}
        onChange={(value) => {
          const [language, id] = value.split(' ')
          const row = rows.find((row) => row.id === id)
          if (row) onPick(localizedText(row.text, language === 'ar' ? 'ar' : 'en'))
        }}
      />
    </Form.Item>
  )
}
