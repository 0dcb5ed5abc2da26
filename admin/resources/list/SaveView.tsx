import { Button, Checkbox, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCanOpenPage } from '../../auth/useCanOpenPage.ts'

type NewView = { name: string; is_shared: boolean }

/** Saves the current filters, sorting and columns as a named view, private or shared. */
export function SaveView({ onSave }: { onSave: (named: NewView) => Promise<void> }) {
  const { t } = useTranslation()
  const canShare = useCanOpenPage('views.share')
  const [{ name, is_shared }, setView] = useState<NewView>({ name: '', is_shared: false })
  return (
    <form
      className="save-view"
      onSubmit={async (event) => {
        event.preventDefault()
        if (name.trim() === '') return
        await onSave({ name: name.trim(), is_shared })
        setView({ name: '', is_shared: false })
      }}
    >
      <Input
        dir="auto"
        maxLength={60}
        aria-label={t('views.name')}
        placeholder={t('views.name')}
        value={name}
        onChange={({ target }) => setView({ name: target.value, is_shared })}
      />
      <Checkbox
        checked={is_shared}
        disabled={!canShare}
        title={canShare ? undefined : t('access.noPermission')}
        onChange={({ target }) => setView({ name, is_shared: target.checked })}
      >
        {t('views.share')}
      </Checkbox>
      <Button htmlType="submit" type="primary" disabled={name.trim() === ''}>
        {t('views.save')}
      </Button>
    </form>
  )
}
