import { useTranslation } from 'react-i18next'
import { Select } from './Select.tsx'

type Props = { branches: readonly { id: string; label: string }[]; value: string | undefined; errors: readonly string[] | undefined }

/** For which branch of a company an order is. */
export function BranchSelect({ branches, value = '', errors }: Props) {
  const { t } = useTranslation()
  return (
    <Select
      name="branch_id"
      label={t('branch.label')}
      optional
      placeholder={t('branch.none')}
      options={branches.map(({ id, label }) => ({ value: id, label }))}
      defaultValue={value}
      errors={errors}
    />
  )
}
