import { EyeOutlined, SearchOutlined } from '@ant-design/icons'
import { permissionPresets } from '@wasl/resources/permission-presets.ts'
import { Button, Drawer, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAdmin } from '../../auth/useAdmin.ts'
import { clearable } from '../../ui/ClearIcon.tsx'
import { DropdownMenu } from '../../ui/DropdownMenu.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { applyPreset } from './grants.ts'
import { PermissionGrid } from './PermissionGrid.tsx'
import { RoleMenu } from './RoleMenu.tsx'

type Props = { id?: string; value?: readonly string[]; onChange?: (value: string[]) => void }

/** The form control for a role's permissions: search, presets, the grid, and a preview of what the role sees. */
export function PermissionsControl({ id, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { data: admin } = useAdmin()
  const [search, setSearch] = useState('')
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  if (!admin || !onChange) return <PermissionGrid granted={value} />
  const presets = [
    ...permissionPresets.map(({ name, label, permissions }) => ({
      key: name,
      label: localize(label),
      onClick: () => onChange(applyPreset(value, permissions, admin)),
    })),
    { key: 'none', label: t('permissions.none'), onClick: () => onChange(applyPreset(value, [], admin)) },
  ]
  return (
    <div id={id} tabIndex={-1}>
      <div className="permissions-tools">
        <Input
          type="search"
          prefix={<SearchOutlined />}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          placeholder={t('permissions.search')}
          aria-label={t('permissions.search')}
          allowClear={clearable}
        />
        <DropdownMenu menu={{ items: presets }}>
          <Button>{t('permissions.presets')}</Button>
        </DropdownMenu>
        <Button icon={<EyeOutlined />} onClick={() => setPreviewOpen(true)}>
          {t('permissions.preview')}
        </Button>
      </div>
      <PermissionGrid granted={value} search={search} edit={{ holder: admin, onChange }} />
      <Drawer open={isPreviewOpen} onClose={() => setPreviewOpen(false)} title={t('permissions.preview')} width={320}>
        <RoleMenu granted={value} />
      </Drawer>
    </div>
  )
}
