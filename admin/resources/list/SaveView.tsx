import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMayPage } from '../../auth/useCanOpenPage.ts'

type Named = { name: string; is_shared: boolean }

/** Keeps what the list shows now under a name, for oneself or for everyone. */
export function KeepView({ onKeep }: { onKeep: (named: Named) => Promise<void> }) {
  const { t } = useTranslation()
  const mayShare = useMayPage('views.share')
  const [{ name, is_shared }, setNamed] = useState<Named>({ name: '', is_shared: false })
  return (
    <form
      className="keep-view"
      onSubmit={async (event) => {
        event.preventDefault()
        if (name.trim() === '') return
        await onKeep({ name: name.trim(), is_shared })
        setNamed({ name: '', is_shared: false })
      }}
    >
      <Input
        dir="auto"
        maxLength={60}
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        value={name}
        onChange={({ target }) => setNamed({ name: target.value, is_shared })}
      />
      <Checkbox
        checked={is_shared}
        disabled={!mayShare}
        title={mayShare ? undefined : t('access.noPermission')}
        onChange={({ target }) => setNamed({ name, is_shared: target.checked })}
      >
        {t('views.share')}
      </Checkbox>
      <Button htmlType="submit" type="primary" disabled={name.trim() === ''}>
        {t('views.keep')}
      </Button>
    </form>
  )
}
