import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Criteria } from '../../api/criteria.ts'
import { clearable } from '../../ui/ClearIcon.tsx'

type Props = { id: string; criteria: Criteria; onChange: (criteria: Criteria) => void }

export function TextFilter({ id, criteria, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <Input
      id={id}
      dir="auto"
      placeholder={t('filter.contains')}
      allowClear={clearable}
      value={typeof criteria.contains === 'string' ? criteria.contains : ''}
      onChange={({ target }) => onChange({ contains: target.value })}
    />
  )
}
