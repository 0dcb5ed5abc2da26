import { EyeOutlined, SearchOutlined } from '@ant-design/icons'
import { useGetIdentity } from '@refinedev/core'
import { permissionPresets } from '@wasl/resources/permission-presets.ts'
import { Button, Drawer, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import type { AdminProfile } from '../../auth/current-admin.ts'
import { Menu } from '../../ui/Menu.tsx'
import { presetOver } from './grants.ts'
import { PermissionGrid } from './PermissionGrid.tsx'
import { RoleMenu } from './RoleMenu.tsx'

type Props = { id?: string; value?: readonly string[]; onChange?: (value: string[]) => void }

/** Asks for the permissions of a role: search, ready sets, the grid, and what such a role would see. */
export function PermissionsControl({ id, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const { data: admin } = useGetIdentity<AdminProfile>()
  const [words, setWords] = useState('')
  const [isSeen, setSeen] = useState(false)
  if (!admin || !onChange) return <PermissionGrid held={value} />
  const presets = [
    ...permissionPresets.map(({ name, label, permissions }) => ({
      key: name,
      label: say(label),
      onClick: () => onChange(presetOver(value, permissions, admin)),
    })),
    { key: 'none', label: t('permissions.none'), onClick: () => onChange(presetOver(value, [], admin)) },
  ]
  return (
    <div id={id} tabIndex={-1}>
      <div className="permissions-tools">
        <Input
          type="search"
          prefix={<SearchOutlined />}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          placeholder={t('permissions.search')}
          aria-label={t('permissions.search')}
          allowClear
        />
        <Menu menu={{ items: presets }}>
          <Button>{t('permissions.presets')}</Button>
        </Menu>
        <Button icon={<EyeOutlined />} onClick={() => setSeen(true)}>
          {t('permissions.sees')}
        </Button>
      </div>
      <PermissionGrid held={value} words={words} edit={{ holder: admin, onChange }} />
      <Drawer open={isSeen} onClose={() => setSeen(false)} title={t('permissions.sees')} width={320}>
        <RoleMenu held={value} />
      </Drawer>
    </div>
  )
}
