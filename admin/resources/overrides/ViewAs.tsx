import { useAdmin } from '../../auth/useAdmin.ts'
import './overrides.css'
import { startImpersonation } from '@wasl/shared/contract/endpoints/impersonation.ts'
import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { viewAs } from '@wasl/shared/pages/resource-routes.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Locale } from '@wasl/shared/units.ts'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { api } from '../../api/http.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** Lets a super admin see the site as this person, read-only and with a reason. */
export function ViewAs({ row }: { row: AnyRow }) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { data: admin } = useAdmin()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  if (!admin) return null
  if (!admin.is_super) return <Alert type="info" showIcon message={t('viewAs.superOnly')} />

  const open = async ({ reason }: { reason: string }) => {
    setBusy(true)
    setError('')
    try {
      const { code } = await api.call(startImpersonation, { body: { user_id: String(row.id), reason } })
      openSite(code, locale)
    } catch (failure) {
      setError(errorMessage(failure, t))
    }
    setBusy(false)
  }
  return (
    <div className="card view-as">
      <p>{t('viewAs.hint')}</p>
      {error && <Alert type="error" showIcon role="alert" message={error} />}
      <Form layout="vertical" requiredMark={false} onFinish={open}>
        <Form.Item
          name="reason"
          label={t('viewAs.reason')}
          rules={[{ required: true, min: 5, whitespace: true, message: t('viewAs.reasonNeeded') }]}
        >
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('viewAs.submit')}
        </Button>
      </Form>
    </div>
  )
}

/** Opens the site in the language of the back office. Sends the code in a form, so that it is in no address and no history. */
function openSite(code: string, locale: Locale): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = pathIn(locale, viewAs())
  form.target = '_blank'
  form.rel = 'noopener'
  const input = document.createElement('input')
  Object.assign(input, { type: 'hidden', name: 'code', value: code })
  form.append(input)
  document.body.append(form)
  form.submit()
  form.remove()
}
